/**
 * Runs in every public page, inline (lib/server/front/late-scripts.ts): inserts the framework's scripts at the first sign that somebody
 * is there (pointer, key, touch, scroll). A press on what needs them is held, marked `data-held`, and repeated once it works. React keeps
 * what was typed, except in a select. What lives by itself on the first screen (`data-alive`) needs no sign: a form that reads its address, a
 * visitor's own reactions, and a carousel (`data-alive="motion"`), but not on a phone, with Save-Data or with reduced motion.
 */

const SIGNS = ["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];
/** Elements that do nothing until hydration, or less than with it. */
const NEEDS_SCRIPTS = "button:not([type=submit]), a[data-lightbox], [data-needs-scripts]";
const POLL_MS = 20;
/** On a line so slow, a press much later would surprise. */
const GIVE_UP_MS = 20_000;

type Held = { act: () => void; until: number };
const held = new Map<Element, Held>();
/** What the server wrote; React gives its handlers to what comes later, or another script does. */
const written = new WeakSet<Element>();

function wake() {
  for (const sign of SIGNS) removeEventListener(sign, wake, true);
  const list = document.querySelector<HTMLMetaElement>("meta[name=late-scripts]");
  for (const src of list?.content.split(" ") ?? []) {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    document.head.append(script);
  }
  list?.remove();
}

let restsAt: string | undefined;

/** A browser also reports a pointer that rests where the page appeared. */
function onMove({ screenX, screenY }: PointerEvent) {
  const at = `${screenX} ${screenY}`;
  restsAt ??= at;
  if (at === restsAt) return;
  removeEventListener("pointermove", onMove);
  wake();
}

/** Whether React has hydrated the element, and has it enabled. It keeps the props of each element under a key like this. */
function works(element: Element) {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key !== undefined && !(element as unknown as Record<string, { disabled?: boolean }>)[key]?.disabled;
}

function hold(element: Element, act: () => void) {
  wake();
  if (held.size === 0) setTimeout(release, POLL_MS);
  held.set(element, { act, until: Date.now() + GIVE_UP_MS });
}

function release() {
  for (const [element, { act, until }] of held) {
    if (!works(element) && Date.now() < until) continue;
    held.delete(element);
    element.removeAttribute("data-held");
    if (works(element)) act();
  }
  if (held.size > 0) setTimeout(release, POLL_MS);
}

/** A menu stays open over the part of this page that one of its links leads to. */
function closeMenu({ target }: MouseEvent) {
  const menu = target instanceof Element && target.closest("a")?.closest<HTMLDetailsElement>("header details");
  if (menu) menu.open = false;
}

function onClick(event: MouseEvent) {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_SCRIPTS);
  if (!pressed || works(pressed)) return;
  if (document.readyState !== "loading" && !written.has(pressed)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a link in a new tab
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.dataset.held = "";
  hold(pressed, () => pressed.click());
}

function onChange({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || works(target)) return;
  const { value } = target;
  hold(target, () => {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const moves = matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)");

function livesByItself(element: HTMLElement) {
  if (element.dataset.alive === "motion") {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!moves.matches || connection?.saveData) return false;
  }
  return element.getBoundingClientRect().top < innerHeight;
}

for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
addEventListener("pointermove", onMove, { passive: true });
addEventListener("click", onClick, true);
addEventListener("click", closeMenu);
addEventListener("change", onChange, true);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", wake); // the theme follows it
document.addEventListener("DOMContentLoaded", () => {
  // Disabled in the document, for browsers without JavaScript.
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-needs-scripts]"))
    button.disabled = false;
  for (const element of document.querySelectorAll(NEEDS_SCRIPTS)) written.add(element);
  if ([...document.querySelectorAll<HTMLElement>("[data-alive]")].some(livesByItself)) wake();
});

export {};
