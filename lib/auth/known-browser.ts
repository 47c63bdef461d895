import "server-only";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Seconds that a browser stays known after a sign-in with the password. */
export const PROOF_TTL_S = 180 * 24 * 60 * 60;
/** Accounts that one browser is known to at most: a computer may be everybody's. */
const MAX_PROOFS = 5;

const SEPARATOR = "~";

type Account = { id: string; sessionVersion: number };

/**
 * The proofs that a browser carries, with the one of a sign-in just now. A proof is an expiry and a signature: whose it is
 * only the signature knows. It opens nothing; it only has wrong passwords counted apart from strangers' (limits.ts).
 */
export function addProof(carried: string | undefined, account: Account, now = new Date()) {
  const replaced = findProof(carried, account, now);
  const others = proofsIn(carried).filter((proof) => proof !== replaced);
  const proof = proofOf(account, Math.floor(now.getTime() / 1000) + PROOF_TTL_S);
  return [proof, ...others].slice(0, MAX_PROOFS).join(SEPARATOR);
}

/** The carried proof that this account, with its present password, was signed in to in this browser. */
export function findProof(carried: string | undefined, account: Account, now = new Date()) {
  return proofsIn(carried).find((proof) => {
    const expires = Number.parseInt(proof, 10);
    return expires * 1000 > now.getTime() && isSame(proof, proofOf(account, expires));
  });
}

const proofsIn = (carried = "") => carried.split(SEPARATOR, MAX_PROOFS).filter(Boolean);

const proofOf = ({ id, sessionVersion }: Account, expires: number) =>
  `${expires}.${createHmac("sha256", key()).update(`${id}|${sessionVersion}|${expires}`).digest("base64url")}`;

/** In constant time. */
function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function key() {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is missing");
  return Buffer.from(hkdfSync("sha256", secret, "", "known browser", 32));
}
