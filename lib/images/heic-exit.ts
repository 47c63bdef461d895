/** Exit codes of the process that reads HEIC photographs, for a file that it cannot take. */
export const HEIC_EXIT = { unreadable: 65, tooManyPixels: 66 };
