import "server-only";
import { createHmac } from "node:crypto";
import { log, onceASecond } from "../log";

type Refusal = {
  event: "sign-in-refused" | "access-refused" | "limit-reached";
  /** Logged as a hash: entries of one account can be correlated without naming it. */
  account?: string;
  address?: string;
  /** Why, in one word. */
  reason: string;
};

/** Whether one more line may be written, by what it says: anybody may be refused a thousand times a second. */
const mayLog = new Map<string, () => boolean>();

/** Logs a refused attempt with its origin, so that an operator can see attacks: every wrong password, and of other refusals for one reason one a second. */
export function logRefused({ account, ...refusal }: Refusal) {
  const { event, reason } = refusal;
  const kind = `${event} ${reason}`;
  const isFirst = mayLog.get(kind) ?? onceASecond();
  mayLog.set(kind, isFirst);
  if (kind !== "sign-in-refused unauthenticated" && !isFirst()) return;
  log.warn({ ...refusal, ...(account && { account: accountHash(account) }) }, "refused");
}

/** Keyed with the installation's secret, so that hashing known addresses does not reveal them. */
const accountHash = (account: string) =>
  createHmac("sha256", process.env.NEXTAUTH_SECRET ?? "")
    .update(account)
    .digest("hex")
    .slice(0, 12);
