import { createHash } from "node:crypto";
import { readJwt, signJwt } from "./jwt";

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
export const signPasswordLink = ({ id, sessionVersion, email }: Account) =>
  signJwt(AUDIENCE, { sub: id, version: sessionVersion, mark: markOf(email) }, PASSWORD_LINK_TTL_S);

/** The account, version and e-mail of a token that we signed and that has not expired, else undefined. */
export async function readPasswordLink(token: string): Promise<PasswordLink | undefined> {
  const { sub: id, version: sessionVersion, mark } = (await readJwt(AUDIENCE, token)) ?? {};
  if (typeof id !== "string" || typeof sessionVersion !== "number" || typeof mark !== "string") return undefined;
  return { id, sessionVersion, mark };
}
