import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "../../errors";

/** The header's name, and characters that a key may have. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
const MAX_KEY_LENGTH = 255;

/**
 * The id that an item gets which this request makes: the same whenever the same person sends the same key to the same
 * address, so that a repeated request finds the item. Undefined without a key; 'invalid' for one that is too long.
 */
export function idempotentId(request: Request, userId = "") {
  const key = request.headers.get(IDEMPOTENCY_KEY);
  if (!key) return undefined;
  if (key.length > MAX_KEY_LENGTH)
    throw new AppError("invalid", `${IDEMPOTENCY_KEY} tem no máximo ${MAX_KEY_LENGTH} caracteres`);
  const hash = createHash("sha256")
    .update(`${userId}\n${new URL(request.url).pathname}\n${key}`)
    .digest("hex");
  // A UUID of version 8, whose other digits are the maker's own (RFC 9562, section 5.8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
