/** Characters of a password at least. */
export const PASSWORD_MIN = 10;
