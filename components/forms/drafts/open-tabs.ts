// Which tabs of this browser are open: a browser ends a tab's lock (Web Locks API) with the tab, also when it crashes.

const PREFIX = "nova-aba:";

/** Tells other tabs that this one is open, for as long as it is. */
export function holdTab(tab: string) {
  const held = navigator.locks?.request(PREFIX + tab, { ifAvailable: true }, (lock) => lock && new Promise(() => {}));
  held?.catch(() => {});
}

/** The open tabs; undefined where a browser has no locks, as over http. */
export async function openTabs() {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks && new Set(locks.held?.map(({ name = "" }) => name.slice(PREFIX.length)));
}
