"use server";

import { z } from "zod";
import { consume } from "@/lib/auth/limits";
import { byId } from "@/lib/inputs";
import { draftCopy, previewCopy } from "@/lib/posts/copy";
import { discardedDraft, draftInput } from "@/lib/posts/draft-schema";
import * as drafts from "@/lib/posts/drafts";
import { createPreviewLink as createLink, endPreviewLink as endLink, previewLinkEnd } from "@/lib/posts/preview-link";
import type { ShownPreviewLink } from "@/lib/posts/types";
import { adminAction } from "@/lib/web/action";

/** Autosave of an article's form. */
export const storeDraft = adminAction("content:write", draftInput, async (input, { id }) => {
  await consume("draft", id);
  return { data: { updatedAt: (await drafts.storeDraft(input, id)).toISOString() } };
});

export const discardDraft = adminAction("content:write", discardedDraft, async (draft) => {
  await drafts.discardDraft(draft);
  return { message: draftCopy.discarded };
});

/** `until` is that of the link that the screen shows; of one that it does not show, the answer tells. */
export const createPreviewLink = adminAction(
  "content:write",
  byId.extend({ until: z.iso.datetime().optional() }),
  async ({ _id, until }): Promise<{ message: string; data: ShownPreviewLink }> => {
    const { address, expiresAt } = await createLink(_id, until);
    return { message: previewCopy.created, data: { address, until: expiresAt.toISOString() } };
  },
  async ({ _id }) => ({ until: (await previewLinkEnd(_id))?.toISOString() }),
);

export const endPreviewLink = adminAction("content:write", byId, async ({ _id }) => {
  await endLink(_id);
  return { message: previewCopy.ended };
});
