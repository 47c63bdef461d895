import { Alert } from "@/components/ui/alert";
import { INVALID_INPUT } from "@/lib/errors";
import { routes } from "@/lib/routes";
import type { ActionFailure } from "@/lib/web/action-result";

/** Why saving failed. After an expired session it links to a sign-in in another tab, so that nothing typed is lost. */
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
