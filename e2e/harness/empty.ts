/** Stands in for `server-only` in unit tests, where everything is server code. */
export {};
