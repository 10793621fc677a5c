// Notifications of the system, for somebody who looks elsewhere. A browser may refuse them at any moment and in any way;
// the page must not notice.

interface Notice {
  title: string;
  body: string;
  tag: string; // a later notice with the same tag takes the place of the earlier one
}

/** Is the browser able to ask for the permission? */
export const isAskable = (): boolean => "Notification" in globalThis;

/** Ask for the permission; false if it was not given. */
export async function mayNotify(): Promise<boolean> {
  try {
    return isAskable() && (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

/** Show a notice if that was allowed. It never fails. */
export async function notify(notice: Notice): Promise<void> {
  if (!isAskable() || Notification.permission !== "granted") return;
  try {
    if (!showFromPage(notice)) await showFromWorker(notice);
  } catch {
    // the title of the page still says it
  }
}

/** Not every browser lets a page do this: Chrome on Android throws, and wants a worker. */
function showFromPage({ title, body, tag }: Notice): boolean {
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}

async function showFromWorker({ title, body, tag }: Notice): Promise<void> {
  await navigator.serviceWorker.register("/notices.js");
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag, data: location.pathname });
}
