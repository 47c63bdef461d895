"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

type Props = {
  /** CSP nonce for next-themes' inline script, on pages that are rendered per request. */
  nonce?: string;
  children: ReactNode;
};

/**
 * Light or dark: the system's setting until the person chooses; set before the first paint. `color-scheme` is set by globals.css alone:
 * as an inline style it would be printed, too, with dark boxes on white paper.
 */
export function Theme({ nonce, children }: Props) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system" enableColorScheme={false} nonce={nonce}>
      {children}
    </ThemeProvider>
  );
}
