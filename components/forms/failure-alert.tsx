import { Alert } from "@/components/ui/alert";
import { INVALID_INPUT } from "@/lib/errors";
import { routes } from "@/lib/routes";
import type { ActionFailure } from "@/lib/web/action-result";

/** Why nothing was saved; when the session has ended, the way to go on without losing what was typed. */
export function FailureAlert({ failure }: { failure: ActionFailure | undefined }) {
  if (!failure) return null;
  return (
    <Alert>
      {failure.fields ? INVALID_INPUT : failure.message}
      {failure.code === "unauthenticated" && (
        <>
          {" "}
          <a href={routes.login} target="_blank" rel="noopener" className="underline underline-offset-4">
            Entre de novo em outra aba
          </a>{" "}
          e salve outra vez: o que você escreveu continua aqui.
        </>
      )}
    </Alert>
  );
}
