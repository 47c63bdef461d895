"use client";

import { useEffect, useSyncExternalStore } from "react";
import { tryStorage } from "@/components/ui/try-storage";
import { MENU_KEY, NARROW } from "./restore-menu";

/** Whether the side menu is collapsed to its icons. The state is an attribute of <html>, which CSS reads, too. */
export function useNarrowMenu() {
  const narrow = useSyncExternalStore(subscribe, isNarrow, () => false);
  // On a client-side navigation into the dashboard RESTORE_MENU_SCRIPT has not run.
  useEffect(() => apply(storedNarrow()), []);
  return { narrow, toggle };
}

const isNarrow = () => document.documentElement.dataset.menu === NARROW;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
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
  tryStorage(() => (narrow ? localStorage.setItem(MENU_KEY, NARROW) : localStorage.removeItem(MENU_KEY)));
}

const storedNarrow = () => tryStorage(() => localStorage.getItem(MENU_KEY) === NARROW) ?? isNarrow();
