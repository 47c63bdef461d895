/** Characters of a passphrase: whoever has the file may try any number of them. */
export const PASSPHRASE_MIN = 12;
export const PASSPHRASE_MAX = 200;

export const EXTENSION = ".nova";
