import { unstable_rethrow } from "next/navigation";
import type { ActionResult } from "@/lib/action-result";
import { UNAVAILABLE } from "@/lib/errors";

/** Calls a server action; a server that cannot be reached is a failure like any other, and nothing typed is lost. */
export async function callAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
): Promise<ActionResult<Data>> {
  try {
    return await action(input);
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, code: "unavailable", message: `Sem conexão com o servidor. ${UNAVAILABLE}` };
  }
}
