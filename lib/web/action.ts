import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { AppError, absentWhenMissing } from "../errors";
import { actingAs } from "../history/actor";
import type { Permission } from "../roles";
import type { Administrator } from "../users/service";
import { validate } from "../validate";
import type { ActionResult } from "./action-result";
import { describeFailure } from "./failure";
import { invalidateAnnounced } from "./invalidate-announced";
import { assertAdministrator } from "./session";

/** A handler's result: the text of the toast, and the data of an action that has some. */
type Done<Data> =
  | { message?: string; data: Data }
  | (Data extends undefined ? { message?: string; data?: undefined } : never);

/**
 * A server action that needs the permission: authorises, validates, and turns failures into a result. What it does is recorded
 * under the administrator's name. What it wrote ends the cached reads that it announced (lib/items/announce.ts), also when
 * it failed afterwards: a COMMIT whose answer got lost is a save, too. When somebody else's save came first, `current`
 * fetches what that one saved, so that the form can show both. Bugs are logged with an id; redirect() and notFound() pass.
 */
export function adminAction<Schema extends z.ZodType, Data = undefined>(
  permission: Permission,
  schema: Schema,
  handle: (input: z.output<Schema>, administrator: Administrator) => Promise<Done<Data>>,
  current?: (input: z.output<Schema>, administrator: Administrator) => Promise<Data>,
) {
  return async (input: unknown): Promise<ActionResult<Data>> => {
    try {
      const administrator = await assertAdministrator(permission);
      const valid = validate(schema, input);
      try {
        const { message = "", data } = await invalidateAnnounced(() =>
          actingAs(administrator, () => handle(valid, administrator)),
        );
        return { ok: true, message, data: data as Data };
      } catch (error) {
        if (!current || !(error instanceof AppError) || error.code !== "stale") throw error;
        return {
          ok: false,
          code: error.code,
          message: error.message,
          current: await current(valid, administrator).catch(absentWhenMissing),
        };
      }
    } catch (error) {
      unstable_rethrow(error);
      const { code, message, fields } = describeFailure(error, "action");
      return { ok: false, code, message, fields };
    }
  };
}
