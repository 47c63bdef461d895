"use client";

import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";

/** Both icons are rendered and CSS shows one of them, so that nothing shifts on hydration. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      onClick={() => withoutTransitions(() => setTheme(resolvedTheme === "dark" ? "light" : "dark"))}
      className="grid size-11 place-items-center rounded-full text-ink hover:bg-sunken"
    >
      <span className="sr-only">Alternar entre tema claro e escuro</span>
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </button>
  );
}

/** Turns CSS transitions off for one change of the theme (globals.css), so that all colours change together. */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement;
  dataset.noTransitions = "";
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.noTransitions));
}
