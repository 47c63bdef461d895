"use server";

import { z } from "zod";
import { consume } from "@/lib/auth/limits";
import { formatMoment } from "@/lib/dates";
import { byId } from "@/lib/inputs";
import { draftCopy, previewCopy } from "@/lib/posts/copy";
import { draftIdentity, draftInput } from "@/lib/posts/draft-schema";
import * as drafts from "@/lib/posts/drafts";
import { createPreviewLink as createLink, endPreviewLink as endLink } from "@/lib/posts/preview-link";
import { adminAction } from "@/lib/web/action";

/** Autosave of an article's form. */
export const storeDraft = adminAction("content:write", draftInput, async (input, { id }) => {
  await consume("draft", id);
  return { data: { updatedAt: (await drafts.storeDraft(input, id)).toISOString() } };
});

export const discardDraft = adminAction("content:write", z.union([draftIdentity, byId]), async (draft) => {
  await drafts.discardDraft(draft);
  return { message: draftCopy.discarded };
});

export const createPreviewLink = adminAction("content:write", byId, async ({ _id }) => {
  const { address, expiresAt } = await createLink(_id);
  return { message: previewCopy.created, data: { address, until: formatMoment(expiresAt) } };
});

export const endPreviewLink = adminAction("content:write", byId, async ({ _id }) => {
  await endLink(_id);
  return { message: previewCopy.ended };
});
