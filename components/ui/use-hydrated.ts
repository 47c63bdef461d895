"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and until React has taken over. A form that needs JavaScript keeps its button disabled until then:
 * the browser's own submission would put what was typed into the address, or lose it.
 */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
