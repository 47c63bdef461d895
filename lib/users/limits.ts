/** Minimum length of a password in characters. */
export const PASSWORD_MIN = 10;

/** Grace period, in days, before an obligatory second factor is enforced. */
export const SECOND_FACTOR_GRACE_DAYS = 14;
