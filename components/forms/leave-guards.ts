/** Leaves the page; resolves with whether it did. */
type Leave = () => Promise<boolean>;
type Guard = (leave: Leave) => void;

const guards = new Set<Guard>();

/** Has the guard asked before `leavePage`; returns what ends that. */
export function guardLeaving(guard: Guard) {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Leaves the page by other means than a link: at once, or when the person confirms what a form with unsaved text asks. */
export function leavePage(leave: Leave) {
  const [guard] = guards;
  if (guard) guard(leave);
  else void leave();
}
