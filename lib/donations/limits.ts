// Constants of donations for the browser, without zod.

/** Rows a page of the public table. */
export const DONATIONS_PER_PAGE = 5;
