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

/** By event and reason: whether one more line may be written now. Anybody may be refused a thousand times a second. */
const gates = new Map<string, () => boolean>();

function mayLog({ event, reason }: Refusal) {
  const isWrongPassword = event === "sign-in-refused" && reason === "unauthenticated";
  if (isWrongPassword) return true;
  const kind = `${event} ${reason}`;
  const gate = gates.get(kind) ?? onceASecond();
  gates.set(kind, gate);
  return gate();
}

/**
 * Logs a refused attempt with its origin, so that an operator can see attacks: each wrong password; of refusals for any other reason,
 * one a second.
 */
export function logRefused(refused: Refusal) {
  if (!mayLog(refused)) return;
  const { account, ...refusal } = refused;
  log.warn({ ...refusal, ...(account && { account: accountHash(account) }) }, "refused");
}

/** Keyed with the installation's secret, so that hashing known addresses does not reveal them. */
const accountHash = (account: string) =>
  createHmac("sha256", process.env.NEXTAUTH_SECRET ?? "")
    .update(account)
    .digest("hex")
    .slice(0, 12);
