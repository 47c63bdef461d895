"use client";

import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";

/** Both icons are there from the start; CSS shows the one that fits, so that nothing jumps. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      onClick={() => atOnce(() => setTheme(resolvedTheme === "dark" ? "light" : "dark"))}
      className="grid size-11 place-items-center rounded-full text-ink hover:bg-sunken"
    >
      <span className="sr-only">Alternar entre tema claro e escuro</span>
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </button>
  );
}

/** All colours change together, none of them slowly; globals.css knows the attribute. */
function atOnce(change: () => void) {
  const { dataset } = document.documentElement;
  dataset.atOnce = "";
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.atOnce));
}
