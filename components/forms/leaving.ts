/** Leaves the page; resolves with whether it did. */
type Leave = () => Promise<boolean>;
type Guard = (leave: Leave) => void;

/** The first one asks for all. */
let guards: Guard[] = [];

/** Has the guard asked before `leavePage`, before all others if it is `first`; returns what ends that. */
export function guardLeaving(guard: Guard, first = false) {
  guards = first ? [guard, ...guards] : [...guards, guard];
  return () => {
    guards = guards.filter((one) => one !== guard);
  };
}

/** Leaves the page by other means than a link: at once, or when the person confirms what a form with unsaved text asks. */
export function leavePage(leave: Leave) {
  const [guard] = guards;
  if (guard) guard(leave);
  else void leave();
}
