const DAY_MS = 86_400_000;
/** Days before a picture that nothing refers to is removed: a form may still be open. */
export const DRAFT_DAYS = 7;

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** When the daily sweep takes a picture that nothing shows; a moment that is over: the next time. */
export const leavesAt = (createdAt: Date) => new Date(createdAt.getTime() + DRAFT_DAYS * DAY_MS);
