"use client";

import type { ErrorScreenProps } from "@/components/ui/error-screen";
import RootError from "./error";
import "./globals.css";

/** When even the root layout fails: the same screen in a document of its own. */
export default function GlobalError(props: ErrorScreenProps) {
  return (
    <html lang="pt-BR">
      <body>
        <RootError {...props} />
      </body>
    </html>
  );
}
