import "server-only";
import { createHmac } from "node:crypto";
import { log } from "../log";

type Refusal = {
  event: "sign-in-refused" | "access-refused" | "limit-reached";
  /** Logged as a hash: entries of one account can be correlated without naming it. */
  account?: string;
  address?: string;
  /** Why, in one word. */
  reason: string;
};

/** Logs a refused attempt with its origin, so that an operator can see attacks. */
export function logRefused({ account, ...refusal }: Refusal) {
  log.warn({ ...refusal, ...(account && { account: accountHash(account) }) }, "refused");
}

/** Keyed with the installation's secret, so that hashing known addresses does not reveal them. */
const accountHash = (account: string) =>
  createHmac("sha256", process.env.NEXTAUTH_SECRET ?? "")
    .update(account)
    .digest("hex")
    .slice(0, 12);
