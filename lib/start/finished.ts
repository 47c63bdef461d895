import type { RequestListener } from "node:http";
import type { Policy } from "../security/policy";
import { completeMissingPages } from "./missing-page";
import { secured } from "./secured";

/** Next with what it leaves to us: missing pages that are whole, and the security headers; no policy in development. */
export function finished(next: RequestListener, policy?: Policy): RequestListener {
  return secured(completeMissingPages(next), policy);
}
