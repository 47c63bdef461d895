import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { TOKEN_FAILED, UNAVAILABLE } from "@/lib/errors";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";

/** Calls a server action; a server that cannot be reached or does not answer as it should is a failed result instead of an exception. */
export async function callAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
): Promise<ActionResult<Data>> {
  try {
    return await action(input);
  } catch (error) {
    unstable_rethrow(error);
    // Without a session cookie the request ends in lib/server/front, and Next throws the response's text.
    if (error instanceof Error && error.message === TOKEN_FAILED)
      return { ok: false, code: "unauthenticated", message: TOKEN_FAILED };
    // The server was updated since the page was opened: a second attempt cannot succeed either.
    if (unstable_isUnrecognizedActionError(error)) return { ok: false, code: "conflict", message: UPDATED };
    const isOffline = error instanceof TypeError; // as `fetch` fails
    const message = `${isOffline ? "Sem conexão com o servidor" : "O site não respondeu"}. ${UNAVAILABLE}`;
    return { ok: false, code: "unavailable", message };
  }
}

const UPDATED = "O site foi atualizado depois que esta página abriu. Recarregue-a antes de tentar de novo";

/** `callAction` for what has no unsaved input: an expired session leads to the sign-in and back here. */
export async function callOrSignIn<Input, Data>(action: (input: Input) => Promise<ActionResult<Data>>, input: Input) {
  const result = await callAction(action, input);
  if (!result.ok && result.code === "unauthenticated") {
    const here = location.pathname + location.search;
    location.assign(`${routes.login}?callbackUrl=${encodeURIComponent(here)}`);
  }
  return result;
}
