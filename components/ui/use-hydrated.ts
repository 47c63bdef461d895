"use client";

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and until hydration. A form that needs JavaScript disables its button until then, because the
 * browser's own submission would put the typed values into the URL or lose them.
 */
export function useHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
