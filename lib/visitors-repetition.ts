/** Time in which the same, sent by a visitor again, is a repetition: a retry after a lost answer, or a double click. */
export const REPEATED_MINUTES = 10;

/** For `createdAt`: when the first one may have come. */
export const repetitionWindow = () => ({ gte: new Date(Date.now() - REPEATED_MINUTES * 60_000) });
