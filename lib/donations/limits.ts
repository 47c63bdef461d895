// What pages and the browser know of donations, without zod.

/** Rows a page of the public table. */
export const DONATIONS_PER_PAGE = 5;
/** Characters of a search. */
export const MAX_SEARCH = 200;
