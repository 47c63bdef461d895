import { consume, refund } from "@/lib/auth/limits";
import { AppError } from "@/lib/errors";
import { findPreviewed } from "@/lib/posts/preview-link";
import { clientAddress } from "@/lib/web/session";

/** The article of the token; undefined when there is none, or when the client has tried too many wrong tokens. */
export async function readPreviewed(token: string) {
  const address = await clientAddress();
  try {
    await consume("preview", address);
  } catch (error) {
    if (error instanceof AppError && error.code === "tooMany") return undefined;
    throw error;
  }
  const post = await findPreviewed(token);
  if (post) await refund("preview", address);
  return post;
}
