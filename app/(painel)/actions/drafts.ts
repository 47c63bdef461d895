"use server";

import { consume } from "@/lib/auth/limits";
import { byId } from "@/lib/inputs";
import { draftCopy } from "@/lib/posts/copy";
import { draftInput } from "@/lib/posts/draft-schema";
import * as drafts from "@/lib/posts/drafts";
import { adminAction } from "@/lib/web/action";

/** Called while somebody types. */
export const keepDraft = adminAction("content:write", draftInput, async (input, { id }) => {
  await consume("draft", id);
  return { data: { updatedAt: (await drafts.keepDraft(input, id)).toISOString() } };
});

export const discardDraft = adminAction("content:write", byId, async ({ _id }) => {
  await drafts.discardDraft(_id);
  return { message: draftCopy.discarded };
});
