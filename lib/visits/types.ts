/** Months after which counts are deleted: two years and the current month. */
export const VISITS_KEPT_MONTHS = 25;

/** How often a page was opened on a day, 'YYYY-MM-DD'. */
export type Visits = { day: string; page: string; visits: number };

/** Counts on their way to the database: added up once, however often the same batch arrives. */
export type VisitBatch = { id: string; rows: Visits[] };
