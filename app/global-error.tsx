"use client";

import { lazy, Suspense } from "react";
import type { ErrorScreenProps } from "@/components/ui/error-screen";
import "./globals.css";

// Lazy, because this file is in every page's bundle, and the screen in another one already.
const RootError = lazy(() => import("./error").catch(() => ({ default: PlainError })));

/** For errors in the root layout: the same screen in its own document. */
export default function GlobalError(props: ErrorScreenProps) {
  return (
    <html lang="pt-BR">
      <body>
        <Suspense>
          <RootError {...props} />
        </Suspense>
      </body>
    </html>
  );
}

/** Where the screen cannot be loaded either. */
function PlainError({ retry }: ErrorScreenProps) {
  return (
    <main>
      <h1>500 Erro interno</h1>
      <button type="button" onClick={retry}>
        Tentar de novo
      </button>
    </main>
  );
}
