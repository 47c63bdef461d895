import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { signingKey } from "./token";

/** Lifetime of a link for a new password. */
export const PASSWORD_LINK_TTL_S = 30 * 60;

const AUDIENCE = "nova-password";

type Account = { id: string; sessionVersion: number; email: string };
/** `mark` is that of the e-mail. */
type PasswordLink = { id: string; sessionVersion: number; mark: string };

/** Of an e-mail, without telling it. */
export const markOf = (email: string) => createHash("sha256").update(email).digest("base64url");

/**
 * A signed token (JWT, HS256) for a new password of the account. It is bound to the version of the account's sessions, which every new
 * password raises, and to its e-mail: so it can be used once, and not after any other change of the password, nor by whoever reads a
 * mailbox that the account has left. Nothing is stored.
 */
export function signPasswordLink({ id, sessionVersion, email }: Account) {
  return new SignJWT({ version: sessionVersion, mark: markOf(email) })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${PASSWORD_LINK_TTL_S}s`)
    .sign(signingKey());
}

/** The account, version and e-mail of a token that we signed and that has not expired, else undefined. */
export async function readPasswordLink(token: string): Promise<PasswordLink | undefined> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { audience: AUDIENCE, algorithms: ["HS256"] });
    const { sub: id, version: sessionVersion, mark } = payload;
    if (typeof id !== "string" || typeof sessionVersion !== "number" || typeof mark !== "string") return undefined;
    return { id, sessionVersion, mark };
  } catch {
    return undefined;
  }
}
