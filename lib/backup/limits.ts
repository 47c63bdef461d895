/** Characters of a passphrase; a minimum, because a stolen file can be attacked offline. */
export const PASSPHRASE_MIN = 12;
export const PASSPHRASE_MAX = 200;

export const EXTENSION = ".nova";
