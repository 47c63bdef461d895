import type { Role } from "../roles";
import { readJwt, signJwt } from "./jwt";
import { TOKEN_HOURS } from "./lifetimes";

const AUDIENCE = "nova-api";

/** The role in the token of an account that may not enter the dashboard. */
export const NO_ROLE = "VOLUNTEER";

/** The account and session of a token or cookie; to be checked against the session's row. */
export type Identity = { userId: string; sessionId: string };

/** A signed bearer token (JWT, HS256) with account, session, role and time of the sign-in. The role is for clients: we ask the database. */
export function signToken(
  { userId, sessionId }: Identity,
  { role, signedInAt }: { role: Role | typeof NO_ROLE; signedInAt: Date },
) {
  const auth_time = Math.floor(signedInAt.getTime() / 1000);
  return signJwt(AUDIENCE, { sub: userId, sid: sessionId, role, auth_time }, TOKEN_HOURS * 60 * 60);
}

/** The identity of a token that we signed and that has not expired, else undefined. */
export async function readToken(token: string): Promise<Identity | undefined> {
  return identityIn((await readJwt(AUDIENCE, token)) ?? {});
}

/** The identity in a token's or cookie's claims. */
export function identityIn({ sub, sid }: { sub?: unknown; sid?: unknown }): Identity | undefined {
  return typeof sub === "string" && typeof sid === "string" ? { userId: sub, sessionId: sid } : undefined;
}
