/** Time in which the same, sent by a visitor again, is a repetition: a retry after a lost answer, or a double click. */
const REPEATED_MS = 10 * 60_000;

/** For `createdAt`: when the first one may have come. */
export const repetitionWindow = () => ({ gte: new Date(Date.now() - REPEATED_MS) });
