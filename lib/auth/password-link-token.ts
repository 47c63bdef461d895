import { jwtVerify, SignJWT } from "jose";
import { signingKey } from "./token";

/** Lifetime of a link for a new password. */
export const PASSWORD_LINK_TTL_S = 30 * 60;

const AUDIENCE = "nova-password";

type Account = { id: string; sessionVersion: number };

/**
 * A signed token (JWT, HS256) for a new password of the account. It is bound to the version of the account's sessions, which every new
 * password raises: so it can be used once, and not after any other change of the password. Nothing is stored.
 */
export function signPasswordLink({ id, sessionVersion }: Account) {
  return new SignJWT({ version: sessionVersion })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${PASSWORD_LINK_TTL_S}s`)
    .sign(signingKey());
}

/** The account and version of a token that we signed and that has not expired, else undefined. */
export async function readPasswordLink(token: string): Promise<Account | undefined> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { audience: AUDIENCE, algorithms: ["HS256"] });
    const { sub: id, version: sessionVersion } = payload;
    return typeof id === "string" && typeof sessionVersion === "number" ? { id, sessionVersion } : undefined;
  } catch {
    return undefined;
  }
}
