import "server-only";
import { tryConsumeQuietly } from "../auth/limits";
import { identityOf, type SessionRow, startSession } from "../auth/sessions";
import { NO_ROLE, signToken } from "../auth/token";
import { tellOfNewDevice } from "./new-device-mail";
import { presentSession } from "./present";
import type { UserRow } from "./service";

/** The API's answer to a sign-in: the account and the token of a new session; `signedInAt` defaults to now. */
export async function presentNewSession(user: UserRow, device: string, signedInAt?: Date) {
  return presentSession(user, await tokenOf(user, await startSession(user, { kind: "TOKEN", device, signedInAt })));
}

/** The same after a sign-in with the password; the owner hears of a program that has not done so for a month. */
export async function presentSignIn(user: UserRow, device: string) {
  const session = await startSession(user, { kind: "TOKEN", device });
  if (await tryConsumeQuietly("loginProgram", `${user.id} ${device}`)) void tellOfNewDevice(user, session);
  return presentSession(user, await tokenOf(user, session));
}

export const tokenOf = ({ isAdmin, role }: UserRow, session: SessionRow) =>
  signToken(identityOf(session), { role: isAdmin ? role : NO_ROLE, signedInAt: session.createdAt });
