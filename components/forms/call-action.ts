import { unstable_rethrow } from "next/navigation";
import { TOKEN_FAILED, UNAVAILABLE } from "@/lib/errors";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";

/** Calls a server action; a server that cannot be reached is a failure like any other, and nothing typed is lost. */
export async function callAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
): Promise<ActionResult<Data>> {
  try {
    return await action(input);
  } catch (error) {
    unstable_rethrow(error);
    // The server's front (lib/server/front/door.ts) answers who has no session cookie any more; Next throws its text.
    if (error instanceof Error && error.message === TOKEN_FAILED)
      return { ok: false, code: "unauthenticated", message: TOKEN_FAILED };
    return { ok: false, code: "unavailable", message: `Sem conexão com o servidor. ${UNAVAILABLE}` };
  }
}

/** The same where nothing typed could be lost: a session that ended leads to the sign-in, and from there back here. */
export async function callOrSignIn<Input, Data>(action: (input: Input) => Promise<ActionResult<Data>>, input: Input) {
  const result = await callAction(action, input);
  if (!result.ok && result.code === "unauthenticated") {
    const here = location.pathname + location.search;
    location.assign(`${routes.login}?callbackUrl=${encodeURIComponent(here)}`);
  }
  return result;
}
