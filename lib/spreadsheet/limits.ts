/** Columns that are looked at; a cell further out is a slip of the finger. */
export const MAX_COLUMNS = 64;
/** Bytes that the parts of a file may have once they are unpacked. */
export const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;
