import "server-only";
import { signToken } from "../auth/token";
import { presentSession } from "./present";
import type { UserRow } from "./service";

/** An account as its client keeps it, with a token of its present version. */
export async function presentNewSession(user: UserRow) {
  return presentSession(user, await signToken({ userId: user.id, sessionVersion: user.sessionVersion }));
}
