"use client";

import ErrorScreen from "./error";
import "./globals.css";

/** When even the root layout fails: the same screen in a document of its own. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="pt-BR">
      <body>
        <ErrorScreen {...props} />
      </body>
    </html>
  );
}
