// What pages and forms know of the organisation without zod.

/** How one speaks of the organisation: 'o Projeto Nova', 'a Casa Nova'. */
export const ARTICLES = { o: "o", a: "a" } as const;
export type Article = keyof typeof ARTICLES;
