// The worker that shows notifications where a page may not show them itself, as in Chrome on Android. It keeps nothing
// and answers no request; a notification that is pressed brings its table to the front.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringToFront(event.notification.data));
});

async function bringToFront(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}
