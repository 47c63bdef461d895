import type { RequestListener } from "node:http";
import { completeMissingPages } from "./missing-page";
import type { Policy } from "./policy";
import { secured } from "./secured";

/** Next with what it leaves to us: missing pages that are whole, and the security headers; no policy in development. */
export function finished(next: RequestListener, policy?: Policy): RequestListener {
  return secured(completeMissingPages(next), policy);
}
