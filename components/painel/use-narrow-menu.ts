"use client";

import { useEffect, useSyncExternalStore } from "react";
import { KEY, NARROW } from "./restore-menu";

/** Whether the side menu shows its icons only, and the way to change it. CSS reads the same attribute. */
export function useNarrowMenu() {
  const narrow = useSyncExternalStore(observe, isNarrow, () => false);
  // When the dashboard was reached without a new document, RESTORE_MENU did not run.
  useEffect(() => apply(remembered()), []);
  return { narrow, toggle };
}

const isNarrow = () => document.documentElement.dataset.menu === NARROW;

function observe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-menu"] });
  return () => observer.disconnect();
}

function apply(narrow: boolean) {
  if (narrow) document.documentElement.dataset.menu = NARROW;
  else delete document.documentElement.dataset.menu;
}

function toggle() {
  const narrow = !isNarrow();
  apply(narrow);
  try {
    if (narrow) localStorage.setItem(KEY, NARROW);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has the menu wide after a reload.
  }
}

function remembered() {
  try {
    return localStorage.getItem(KEY) === NARROW;
  } catch {
    return isNarrow();
  }
}
