import "server-only";
import { createHmac } from "node:crypto";
import { log } from "../log";

type Refusal = {
  event: "sign-in-refused" | "access-refused" | "limit-reached";
  /** Of whom: kept as a hash, by which the lines of one account are found without naming it. */
  account?: string;
  address?: string;
  /** Why, in one word. */
  reason: string;
};

/** Tells the log of an attempt that was refused, so that an operator sees who tries doors, and where from. */
export function logRefused({ account, ...refusal }: Refusal) {
  log.warn({ ...refusal, ...(account && { account: accountHash(account) }) }, "refused");
}

/** Not to be undone by hashing every address there may be: with the installation's secret. */
const accountHash = (account: string) =>
  createHmac("sha256", process.env.NEXTAUTH_SECRET ?? "")
    .update(account)
    .digest("hex")
    .slice(0, 12);
