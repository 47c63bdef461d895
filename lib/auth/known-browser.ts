import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { KNOWN_BROWSER_DAYS } from "./lifetimes";
import { derivedKey } from "./secret";

/** Lifetime of a proof, from a sign-in with the password. */
export const PROOF_TTL_S = KNOWN_BROWSER_DAYS * 24 * 60 * 60;
/** Proofs in one browser's cookie at most, one for each account: a computer may be shared. */
const MAX_PROOFS = 5;

const SEPARATOR = "~";

type Account = { id: string; sessionVersion: number };

/**
 * The cookie's proofs with a new one for the account that has just signed in. A proof is an expiry time and an HMAC over it
 * and the account. It grants no access: it only gives the browser a rate limit of its own for failed sign-ins (limits.ts).
 */
export function addProof(carried: string | undefined, account: Account, now = new Date()) {
  const replaced = findProof(carried, account, now);
  const others = proofsIn(carried).filter((proof) => proof !== replaced);
  const proof = proofOf(account, Math.floor(now.getTime() / 1000) + PROOF_TTL_S);
  return [proof, ...others].slice(0, MAX_PROOFS).join(SEPARATOR);
}

/** The cookie's valid proof of a sign-in to this account with its present password, or undefined. */
export function findProof(carried: string | undefined, account: Account, now = new Date()) {
  return proofsIn(carried).find((proof) => {
    const expires = Number.parseInt(proof, 10);
    return expires * 1000 > now.getTime() && isSame(proof, proofOf(account, expires));
  });
}

const proofsIn = (carried = "") => carried.split(SEPARATOR, MAX_PROOFS).filter(Boolean);

const proofOf = ({ id, sessionVersion }: Account, expires: number) =>
  `${expires}.${createHmac("sha256", derivedKey("known browser")).update(`${id}|${sessionVersion}|${expires}`).digest("base64url")}`;

/** In constant time. */
function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
