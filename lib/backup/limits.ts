/** Characters of a passphrase; a minimum, because a stolen file can be attacked offline. */
export const PASSPHRASE_MIN = 12;
export const PASSPHRASE_MAX = 200;

/** How many days, weeks and months keep their newest daily backup. */
export const RETENTION = { days: 7, weeks: 4, months: 6 } as const;

export const EXTENSION = ".nova";
