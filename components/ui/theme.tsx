"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

/** Light or dark by the system until the person chooses; set before the first paint. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
