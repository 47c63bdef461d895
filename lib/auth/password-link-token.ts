import { createHash } from "node:crypto";
import { readJwt, signJwt } from "./jwt";
import { PASSWORD_LINK_MINUTES } from "./lifetimes";

const AUDIENCE = "nova-password";

type Account = { id: string; sessionVersion: number; email: string };
type PasswordLink = { id: string; sessionVersion: number; emailDigest: string };

/** SHA-256 of the e-mail, which does not reveal it. */
export const emailDigestOf = (email: string) => createHash("sha256").update(email).digest("base64url");

/**
 * A signed token (JWT, HS256) for a new password of the account. It is bound to the account's session version, which every new
 * password raises, and to its e-mail. So it works once, ends with any change of the password, and is useless in a
 * former mailbox. Nothing is stored.
 */
export const signPasswordLink = ({ id, sessionVersion, email }: Account) =>
  signJwt(AUDIENCE, { sub: id, version: sessionVersion, mark: emailDigestOf(email) }, PASSWORD_LINK_MINUTES * 60);

/** The account's id, session version and digest of its e-mail, of a token that we signed and that has not expired, else undefined. */
export async function readPasswordLink(token: string): Promise<PasswordLink | undefined> {
  const { sub: id, version: sessionVersion, mark: emailDigest } = (await readJwt(AUDIENCE, token)) ?? {};
  if (typeof id !== "string" || typeof sessionVersion !== "number" || typeof emailDigest !== "string") return undefined;
  return { id, sessionVersion, emailDigest };
}
