import "server-only";
import { identityOf, type SessionRow, startSession } from "../auth/sessions";
import { NO_ROLE, signToken } from "../auth/token";
import { presentSession } from "./present";
import type { UserRow } from "./service";

/** The API's answer to a sign-in: the account and the token of a new session; `signedInAt` defaults to now. */
export async function presentNewSession(user: UserRow, device: string, signedInAt?: Date) {
  return presentSession(user, await tokenOf(user, await startSession(user, { kind: "TOKEN", device, signedInAt })));
}

export const tokenOf = ({ isAdmin, role }: UserRow, session: SessionRow) =>
  signToken(identityOf(session), { role: isAdmin ? role : NO_ROLE, signedInAt: session.createdAt });
