/** Replaces `server-only` in unit tests, where all code is server code. */
export {};
