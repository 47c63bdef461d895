/** Runs before anything else in the browser. */

// zod, which is loaded with the forms, does not probe for `eval`: the page's policy forbids it, and the browser would report the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Next keeps the fragment that a page was entered with, and adds a link's to it: /#about#calendar (vercel/next.js#96714, open in 16.3).
// So it finds the address without one, and the fragment comes back with its first writing of that address.
const { hash } = location;
if (hash) {
  const entered = location.pathname + location.search;
  const { replaceState } = history;
  history.replaceState(history.state, "", entered);
  history.replaceState = (state, unused, url) => {
    history.replaceState = replaceState;
    history.replaceState(state, unused, url === entered ? entered + hash : url);
  };
}
