// What is wrong with how the page is laid out, as a list of sentences; empty if all is well.
//
// A text counts as seen where no box cuts it off. What can be scrolled to in the one panel it is in is not cut off.
() => {
  const SLACK = 1.5; // pixels that rounding may take
  const faults = [];
  const root = document.documentElement;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Captions and flying tokens let the pointer through; here they are to be found by it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const scrolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`]);
  const clips = (style, axis) => style[`overflow${axis}`] !== "visible";
  // What is only for the ear, what is read by nobody, and the link that comes with the keyboard.
  const isSpoken = (node) =>
    node.closest("title, desc, script, style, noscript, .skip:not(:focus)") !== null ||
    parentsOf(node).some((one) => getComputedStyle(one).clipPath === "inset(50%)");
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function parentsOf(node) {
    const found = [];
    for (let one = node; one && one !== document.body; one = one.parentElement) found.push(one);
    return found;
  }

  /** The box of a scroller or clipper, without its borders. */
  function inside(box) {
    const rect = box.getBoundingClientRect();
    const [left, top] = [rect.left + box.clientLeft, rect.top + box.clientTop];
    return { left, top, right: left + box.clientWidth, bottom: top + box.clientHeight };
  }

  /** What is cut off a text for good, and what of it is to be seen now. */
  function lookAt(rect, parents) {
    let seen = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    let cut = "";
    let [free, freeDown] = [true, true]; // can no scroller on the way bring the rest into sight?
    for (const box of parents) {
      const style = getComputedStyle(box);
      if (box instanceof SVGElement && box.ownerSVGElement) continue;
      if (!clips(style, "X") && !clips(style, "Y")) continue;
      if (getComputedStyle(box).display === "inline") continue;
      const edge = inside(box);
      const isSvg = box instanceof SVGElement;
      const bounds = isSvg ? box.getBoundingClientRect() : edge;
      if (clips(style, "X")) {
        if (scrolls(style, "X") && box.dataset.strip !== undefined) free = false; // it is meant to be drawn to and fro
        else if (free && (seen.left < bounds.left - SLACK || seen.right > bounds.right + SLACK)) cut ||= `by ${nameOf(box)}`;
        [seen.left, seen.right] = [Math.max(seen.left, bounds.left), Math.min(seen.right, bounds.right)];
      }
      if (clips(style, "Y")) {
        if (scrolls(style, "Y")) freeDown = false;
        else if (freeDown && (seen.top < bounds.top - SLACK - rect.height * 0.12 || seen.bottom > bounds.bottom + SLACK + rect.height * 0.12)) cut ||= `by ${nameOf(box)}`;
        [seen.top, seen.bottom] = [Math.max(seen.top, bounds.top), Math.min(seen.bottom, bounds.bottom)];
      }
    }
    if (free && (seen.left < view.left - SLACK || seen.right > view.right + SLACK)) cut ||= "by the edge of the screen";
    if (freeDown && (seen.top < view.top - SLACK || seen.bottom > view.bottom + SLACK)) cut ||= "by the edge of the screen";
    seen = {
      left: Math.max(seen.left, view.left), right: Math.min(seen.right, view.right),
      top: Math.max(seen.top, view.top), bottom: Math.min(seen.bottom, view.bottom),
    };
    return { cut, seen: seen.right - seen.left > 2 && seen.bottom - seen.top > 4 ? seen : null };
  }

  function nameOf(node) {
    const kind = typeof node.className === "string" ? node.className : (node.className?.baseVal ?? "");
    const plain = kind.split(/\s+/).filter((one) => one && !one.startsWith("svelte-")).join(".");
    return node.id ? `#${node.id}` : `${node.tagName.toLowerCase()}${plain ? "." + plain : ""}`;
  }

  const alpha = (colour) => {
    const parts = /rgba?\(([^)]+)\)/.exec(colour)?.[1].split(/[ ,/]+/) ?? [];
    return colour === "transparent" || colour === "none" || colour === "" ? 0 : parts.length > 3 ? Number.parseFloat(parts[3]) : 1;
  };

  const scrollerOf = (node) => parentsOf(node.parentElement).find((one) => scrolls(getComputedStyle(one), "Y"));

  /** Does what is over the text stay at the edge of the very panel in which the text can be scrolled away from under it? */
  function isPassing(over, own) {
    const stays = parentsOf(over).find((one) => getComputedStyle(one).position === "sticky");
    return stays !== undefined && !stays.contains(own) && scrollerOf(stays)?.contains(own) === true;
  }

  /** Does something that is painted lie over this point of the text? */
  function coverOf(x, y, own) {
    let hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(own) || own.contains(hit) || isPassing(hit, own)) return null;
    for (let one = hit; one && !one.contains(own); one = one.parentElement) {
      const style = getComputedStyle(one);
      const paint = one instanceof SVGElement ? alpha(style.fill) * Number(style.fillOpacity) : alpha(style.backgroundColor);
      if (one instanceof SVGElement && one.tagName === "text") return one;
      if (!(one instanceof SVGSVGElement) && paint * Number(style.opacity) > 0.4) return one;
    }
    return null;
  }

  // texts

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!own || !node.data.trim() || isSpoken(own) || !isShown(own)) continue;
    const parents = parentsOf(own);
    const brief = parents.find((one) => one.dataset?.brief !== undefined); // the whole of it is said elsewhere
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const { cut, seen } = lookAt(rect, parents);
      if (cut && !brief) {
        faults.push(`"${short(node.data)}" is cut off ${cut}`);
        break;
      }
      if (!seen) continue;
      texts.push({ node, own, seen, height: rect.height });
      const across = [0.2, 0.5, 0.8].map((share) => seen.left + share * (seen.right - seen.left));
      const cover = across.map((x) => coverOf(x, (seen.top + seen.bottom) / 2, own)).find((one) => one !== null);
      if (cover) {
        faults.push(`"${short(node.data)}" is covered by ${nameOf(cover)}`);
        break;
      }
    }
  }
  for (const [i, a] of texts.entries()) for (const b of texts.slice(i + 1)) {
    if (a.own === b.own || a.own.contains(b.own) || b.own.contains(a.own)) continue;
    const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
    const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
    const height = Math.min(a.height, b.height);
    if (across <= 3 || down <= height * 0.4 || isPassing(a.own, b.own) || isPassing(b.own, a.own)) continue;
    faults.push(`"${short(a.node.data)}" and "${short(b.node.data)}" lie on each other`);
  }
  for (const box of document.querySelectorAll("[data-brief]")) {
    const left = box.clientWidth / Number.parseFloat(getComputedStyle(box).fontSize);
    if (isShown(box) && !isSpoken(box) && box.scrollWidth > box.clientWidth + SLACK && left < 3.5) {
      faults.push(`only ${left.toFixed(1)} em are left of "${short(box.textContent)}"`);
    }
  }

  // the page

  if (root.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${root.scrollWidth - innerWidth} px wider than the screen`);
  if (root.scrollHeight > innerHeight + SLACK) faults.push(`the page is ${root.scrollHeight - innerHeight} px taller than the screen`);

  // the clock and the question

  const timer = document.querySelector("#ask .timer")?.getBoundingClientRect();
  if (!timer || timer.width < 1) faults.push("no clock is to be seen");
  const ask = document.querySelector("#ask");
  const title = document.querySelector("#ask-title");
  const panel = ask.getBoundingClientRect();
  if (panel.left < -SLACK || panel.top < -SLACK || panel.right > innerWidth + SLACK || panel.bottom > innerHeight + SLACK) faults.push("the question is not wholly on the screen");
  const em = Number.parseFloat(getComputedStyle(title).fontSize);
  const box = title.getBoundingClientRect();
  const beside = timer ?? panel;
  const lines = document.createRange();
  lines.selectNodeContents(title);
  const isUnder = (line) => line.right > beside.left + SLACK && line.left < beside.right - SLACK && line.bottom > beside.top + 3 && line.top < beside.bottom - 3;
  if ([...lines.getClientRects()].some(isUnder)) faults.push("the clock lies on the title");
  const isBeside = beside.top < box.bottom && beside.bottom > box.top;
  const room = isBeside ? Math.max(beside.left - box.left, box.right - beside.right) : box.width; // of its first line
  if (room < 10 * em) faults.push(`the title has ${(room / em).toFixed(1)} em`);
  if (box.top < panel.top - SLACK || box.bottom > panel.bottom + SLACK) faults.push("the title is not wholly to be seen");

  // the answers

  const answers = [...ask.querySelectorAll("button.choice, button[data-words], .draft button")].filter((one) => isShown(one));
  const question = ask.dataset.decision !== "0";
  if (question && answers.length === 0) faults.push("there is no answer");
  const isWhole = (answer) => {
    const rect = answer.getBoundingClientRect();
    const edge = inside(ask);
    return rect.top >= edge.top - SLACK && rect.bottom <= edge.bottom + SLACK && rect.left >= edge.left - SLACK && rect.right <= edge.right + SLACK;
  };
  const isPressed = (answer) => {
    const rect = answer.getBoundingClientRect();
    const hit = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    return answer.contains(hit);
  };
  sheet.replaceSync("");
  const choices = answers.filter((one) => !one.matches(".draft *"));
  if (question && choices.length > 0 && !choices.some((one) => isWhole(one) && isPressed(one))) faults.push("no answer is to be seen without scrolling");
  for (const answer of answers) {
    if (!answer.matches(".choice, .draft *")) continue; // what lies on the board in the question is in the list as well
    const others = parentsOf(answer.parentElement).filter((one) => one !== ask && scrolls(getComputedStyle(one), "Y") && one.scrollHeight > one.clientHeight + SLACK);
    if (others.length > 0) faults.push(`"${short(answer.textContent)}" lies in two panels that scroll: ${others.map(nameOf)}`);
    const rect = answer.getBoundingClientRect();
    const edge = inside(ask);
    ask.scrollTop += (rect.top + rect.bottom) / 2 - (edge.top + edge.bottom) / 2;
    if (!isWhole(answer)) faults.push(`"${short(answer.textContent)}" cannot be scrolled to`);
    else if (!isPressed(answer)) faults.push(`"${short(answer.textContent)}" is covered where one presses it`);
  }
  ask.scrollTop = ask.scrollHeight;
  const late = document.querySelector("#ask .timer")?.getBoundingClientRect();
  if (late && (late.top < panel.top - SLACK || late.bottom > panel.bottom + SLACK)) faults.push("the clock is scrolled away");
  ask.scrollTop = 0;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...new Set(faults)];
}
