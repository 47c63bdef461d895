/** Days after its last change at which a draft is deleted. */
export const DRAFT_DAYS = 30;
/** Lifetime of a preview link in days. */
export const PREVIEW_DAYS = 7;
/** What a card says of an article, in characters; of one that a search found, the passage around the first match. */
export const MAX_EXCERPT_CHARACTERS = 160;
/** Reviews that an article has in an answer and on its page, the newest ones. */
export const MAX_REVIEWS = 50;
/** Lines of a comment: about as many as its 2,000 characters fill on a phone. */
export const MAX_COMMENT_LINES = 50;
