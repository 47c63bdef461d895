"use client";

import { useTheme } from "next-themes";
import { Toaster } from "sonner";

const TOAST_DURATION_MS = 2_000;

export function Toasts() {
  const { resolvedTheme } = useTheme();
  return (
    <Toaster
      richColors
      position="top-right"
      duration={TOAST_DURATION_MS}
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      containerAriaLabel="Avisos"
    />
  );
}
