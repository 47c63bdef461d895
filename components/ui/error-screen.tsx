"use client";

import type { ReactNode } from "react";
import { buttonClasses } from "./button-classes";

export type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void };

/** Shows no cause, only the digest: the error's id in the server's log. */
export function ErrorScreen({ error, retry, children }: ErrorScreenProps & { children: ReactNode }) {
  return (
    <div className="mx-auto grid min-h-[70vh] max-w-page content-center justify-items-start gap-6 px-4">
      <h1 className="text-4xl sm:text-6xl">Unexpected Application Error!</h1>
      <p className="font-display font-semibold text-2xl">500 Erro interno</p>
      <p className="max-w-text text-lg text-muted">
        Algo deu errado do nosso lado. Tente novamente em instantes; se continuar, escreva para nós e informe o código.
      </p>
      {children}
      {error.digest && (
        <p>
          Código: <code className="rounded bg-sunken px-2 py-1">{error.digest}</code>
        </p>
      )}
      {/* Not `Button`: its module imports next/link, and this screen is in every page's bundle. */}
      <button type="button" onClick={retry} className={buttonClasses("primary")}>
        Tentar de novo
      </button>
    </div>
  );
}
