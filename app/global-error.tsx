"use client";

import { lazy, Suspense } from "react";
import type { ErrorScreenProps } from "@/components/ui/error-screen";
import "./globals.css";

// Lazy, because this file is in every page's bundle.
const Screen = lazy(() => import("./global-error-screen").catch(() => ({ default: PlainError })));

/** For errors outside the layouts of site and dashboard, or in them: a document of its own. */
export default function GlobalError(props: ErrorScreenProps) {
  return (
    <html lang="pt-BR">
      <body>
        <Suspense>
          <Screen {...props} />
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
