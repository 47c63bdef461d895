"use client";

import type { ErrorScreenProps } from "@/components/ui/error-screen";
import RootError from "./error";
import "./globals.css";

/** For errors in the root layout: the same screen in its own document. */
export default function GlobalError(props: ErrorScreenProps) {
  return (
    <html lang="pt-BR">
      <body>
        <RootError {...props} />
      </body>
    </html>
  );
}
