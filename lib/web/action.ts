import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import type { ActionResult } from "../action-result";
import { toAppError } from "../errors";
import { validate } from "../validate";
import { invalidate } from "./cache";
import { logFailure } from "./failure";
import { assertAdministrator } from "./session";

/** What a handler hands back: the toast, the data, and which tags are no longer true. */
type Done<Data> = { message: string; data: Data; changed: string[] };

/**
 * A server action for administrators: authorises, validates, invalidates what changed, and turns failures into a
 * result. Bugs are logged with an id; redirect() and notFound() pass.
 */
export function adminAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  handle: (input: z.output<Schema>) => Promise<Done<Data>>,
) {
  return async (input: unknown): Promise<ActionResult<Data>> => {
    try {
      await assertAdministrator();
      const { changed, ...done } = await handle(validate(schema, input));
      invalidate(changed);
      return { ok: true, ...done };
    } catch (error) {
      unstable_rethrow(error);
      const expected = toAppError(error);
      if (expected) return { ok: false, code: expected.code, message: expected.message, fields: expected.fields };
      return { ok: false, code: "internal", message: logFailure(error, "action").message };
    }
  };
}
