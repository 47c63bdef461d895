import type { Money } from "../money";

/** The data of the three cards. */
export type Figures = {
  /** Given in money, ever. */
  amount: Money;
  members: number;
  /** How many donations in money and in kind. */
  money: number;
  inKind: number;
};

/** A month of the chart; `month` is 'YYYY-MM'. */
export type DonationMonth = { month: string; amount: Money; money: number; inKind: number };

/** An action to come, as the table shows it. */
export type UpcomingEvent = {
  _id: string;
  acoes: string;
  local: string;
  startsAt: string;
  active: boolean;
  cancelled: boolean;
};

/** Items that await an administrator. */
export type Attention = {
  unreadMessages: number;
  /** Claims of donations that nobody has settled. */
  waitingClaims: number;
  newReviews: number;
  /** Not public until somebody publishes them. */
  awaitingReviews: number;
  /** Taken off the site. */
  hiddenReviews: number;
  scheduledPosts: number;
  /** Upcoming events without a picture, and the first of them. */
  bareEvents: number;
  firstBare?: { _id: string; acoes: string };
  /** The last event of the past days, when no article was written since. */
  untold?: { _id: string; acoes: string };
};

/** A page and how often it was opened; `page` is its path, empty for those beyond what is counted apart. */
export type VisitedPage = { page: string; title: string; visits: number };

/** Opened pages; `days` ends with today, each 'YYYY-MM-DD'. */
export type VisitFigures = { days: { day: string; visits: number }[]; pages: VisitedPage[] };
