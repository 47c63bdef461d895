"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

type Props = {
  /** What the script that sets it must carry to run, on a page that is rendered per request. */
  nonce?: string;
  children: ReactNode;
};

/** Light or dark by the system until the person chooses; set before the first paint. */
export function Theme({ nonce, children }: Props) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system" nonce={nonce}>
      {children}
    </ThemeProvider>
  );
}
