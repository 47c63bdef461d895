"use client";

import { useTheme } from "next-themes";
import { Toaster } from "sonner";

/** Milliseconds that a toast stays. */
const TOAST_MS = 2_000;

export function Toasts() {
  const { resolvedTheme } = useTheme();
  return (
    <Toaster
      richColors
      position="top-right"
      duration={TOAST_MS}
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      containerAriaLabel="Avisos"
    />
  );
}
