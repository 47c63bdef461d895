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
};
