import type { z } from "zod";
import type { postCardAnswer, reviewAnswer } from "./api";

/** A post as cards show it. */
export type PostCardData = z.infer<typeof postCardAnswer>;

/** A text in pieces; a `hit` is what was searched for. */
export type Marked = { text: string; hit: boolean }[];

/** A post that a search found. */
export type FoundPost = PostCardData & { marked?: { titulo: Marked; resumo: Marked } };

/** A review as visitors see it; its e-mail is masked. */
export type PostReview = z.infer<typeof reviewAnswer>;

/** The text of an article as a save left it. */
export type PostVersion = {
  /** The id of the change that made it; FIRST_VERSION for the state before any change. */
  _id: string;
  at: string;
  /** Empty where the history names nobody. */
  userName: string;
  titulo: string;
  description: string;
  autor: string;
  slug: string;
};

/** An article's preview link on its screen; its `address` only where it was created, and `until` when it expires; empty without one. */
export type ShownPreviewLink = { address?: string; until?: string };

/** A draft in a list, to continue or discard. */
export type DraftOffer = {
  _id: string;
  /** The browser that typed last; a random name. */
  device: string;
  titulo: string;
  userName: string;
  /** Typed by the account that sees the list. */
  mine: boolean;
  /** When somebody last typed: 'hoje às 10:32', '23-11-2026 às 10:32'. */
  when: string;
  updatedAt: string;
  /** When it is deleted, unless it is changed. */
  endsAt: string;
  /** The article was saved after the draft was begun. */
  outdated: boolean;
};

/** A draft with its values. */
export type OpenedDraft = Pick<DraftOffer, "_id" | "device" | "userName"> & {
  userId?: string;
  updatedAt: string;
  values: Record<string, unknown>;
  seen?: string;
};
