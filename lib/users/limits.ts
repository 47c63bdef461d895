/** Characters of a password at least. */
export const PASSWORD_MIN = 10;

/** Days in which one may still do everything without an obligatory second factor. */
export const SECOND_FACTOR_GRACE_DAYS = 14;
