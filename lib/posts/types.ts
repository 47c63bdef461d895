import type { Picture } from "../images/picture";

/** A post as cards show it. */
export type PostCardData = {
  _id: string;
  titulo: string;
  autor: string;
  slug: string;
  permalink: string;
  resumo: string;
  createdAt: string;
  picture: Picture;
};

/** A text in pieces; a `hit` is what was searched for. */
export type Marked = { text: string; hit: boolean }[];

/** A post that a search found. */
export type FoundPost = PostCardData & { marked?: { titulo: Marked; resumo: Marked } };

/** A review as visitors see it; its e-mail is masked. */
export type PostReview = {
  _id: string;
  nome: string;
  email: string;
  titulo: string;
  rating: number;
  comment: string;
  createdAt: string;
  /** What the organisation says to it; empty when it says nothing. */
  answer: string;
};

/** The text of an article as a save left it. */
export type PostVersion = {
  /** Of the change that made it; FIRST_VERSION of what was there before any. */
  _id: string;
  at: string;
  /** Empty where nothing says who. */
  userName: string;
  titulo: string;
  description: string;
  autor: string;
  slug: string;
  /** False when an older installation stored only the beginning of the text. */
  complete: boolean;
};
