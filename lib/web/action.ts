import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import type { ActionResult } from "../action-result";
import { AppError, toAppError } from "../errors";
import { actingAs } from "../history/actor";
import type { Administrator } from "../users/service";
import { validate } from "../validate";
import { invalidate } from "./cache";
import { logFailure } from "./failure";
import { assertAdministrator } from "./session";

/** What a handler hands back: the toast, the data, and which tags are no longer true. */
type Done<Data> = { message: string; data: Data; changed: string[] };

/**
 * A server action for administrators: authorises, validates, invalidates what changed, and turns failures into a
 * result. What it does is recorded under the administrator's name. When somebody else's save came first, `current`
 * fetches what that one saved, so that the form can show both. Bugs are logged with an id; redirect() and notFound() pass.
 */
export function adminAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  handle: (input: z.output<Schema>, administrator: Administrator) => Promise<Done<Data>>,
  current?: (input: z.output<Schema>) => Promise<Data>,
) {
  return async (input: unknown): Promise<ActionResult<Data>> => {
    try {
      const administrator = await assertAdministrator();
      const valid = validate(schema, input);
      try {
        const { changed, ...done } = await actingAs(administrator, () => handle(valid, administrator));
        await invalidate(changed);
        return { ok: true, ...done };
      } catch (error) {
        if (!current || !(error instanceof AppError) || error.code !== "stale") throw error;
        return { ok: false, code: error.code, message: error.message, current: await current(valid) };
      }
    } catch (error) {
      unstable_rethrow(error);
      const expected = toAppError(error);
      if (expected) return { ok: false, code: expected.code, message: expected.message, fields: expected.fields };
      return { ok: false, code: "internal", message: logFailure(error, "action").message };
    }
  };
}
