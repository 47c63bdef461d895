import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { INVALID_INPUT } from "@/lib/errors";
import { routes } from "@/lib/routes";
import type { ActionFailure } from "@/lib/web/action-result";

type Props = {
  failure: ActionFailure | undefined;
  /** What to do after the sign-in, where the form has nothing to save. */
  again?: string;
  /** More about it, after the message. */
  children?: ReactNode;
};

const SIGNED_OUT = "A sua sessão terminou.";
export const SAVE_AGAIN = "salve outra vez: o que você escreveu continua aqui";

/** Why saving failed. After an expired session it links to a sign-in in another tab, so that nothing typed is lost. */
export function FailureAlert({ failure, again = SAVE_AGAIN, children }: Props) {
  if (!failure) return null;
  return (
    <Alert>
      {failure.fields ? INVALID_INPUT : failure.code === "unauthenticated" ? SIGNED_OUT : failure.message}
      {children}
      {failure.code === "unauthenticated" && (
        <>
          {" "}
          <a href={routes.login} target="_blank" rel="noopener" className="underline underline-offset-4">
            Entre de novo em outra aba
          </a>{" "}
          e {again}.
        </>
      )}
    </Alert>
  );
}
