import { beforeEach } from "vitest";
import { identityOf, startSession } from "../auth/sessions";
import type { Identity } from "../auth/token";
import { db } from "../db/client";
import { userInput } from "./schema";
import { createUser, findAdministrator, type UserRow } from "./service";

export const password = "segredo-bem-longo";

export const register = (name: string, more: Record<string, unknown> = {}) =>
  createUser(userInput.parse({ name, email: `${name}@nova.example`, password, ...more }));

/** Two administrators, Ana and Bia, both of them signed in: the only accounts when a test begins. */
export function teamForEachTest() {
  const team = {} as { ana: UserRow; bia: UserRow };
  const sessions = new Map<string, Identity>();
  const signIn = async (user: UserRow) =>
    sessions.set(user.id, identityOf(await startSession(user, { kind: "COOKIE", device: "Chrome no Android" })));
  const isSignedIn = async ({ id }: UserRow) =>
    (await findAdministrator(sessions.get(id) ?? { userId: id, sessionId: "" })) !== undefined;

  beforeEach(async () => {
    await db.user.deleteMany();
    team.ana = await register("Ana");
    team.bia = await register("Bia");
    for (const user of [team.ana, team.bia]) await signIn(user);
  });
  return { team, signIn, isSignedIn };
}
