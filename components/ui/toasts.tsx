"use client";

import { useTheme } from "next-themes";
import { Toaster } from "sonner";

const TOAST_DURATION_MS = 2_000;

const CLASSES = {
  toast:
    "flex w-full items-center gap-3 rounded-field border-l-4 border-sun bg-ink py-2 pr-2 pl-4 font-sans text-paper shadow-card sm:w-(--width)",
  success: "border-leaf!",
  error: "border-danger!",
  icon: "shrink-0",
  content: "min-w-0 flex-1 py-1.5",
  title: "font-semibold leading-snug",
  actionButton:
    "min-h-11 shrink-0 rounded-full px-4 font-bold text-paper underline underline-offset-4 hover:bg-paper/15",
};

/** Short notices, paper on ink in both themes. */
export function Toasts() {
  const { resolvedTheme } = useTheme();
  return (
    <Toaster
      position="top-right"
      duration={TOAST_DURATION_MS}
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      containerAriaLabel="Avisos"
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />
  );
}
