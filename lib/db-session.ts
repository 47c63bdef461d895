/**
 * What a connection tells PostgreSQL first: a machine that lost its power or its network gives its locks back after a minute,
 * instead of after the two hours that TCP waits.
 */
export const SESSION_SETTINGS = [
  "SET idle_in_transaction_session_timeout = '60s'",
  "SET tcp_keepalives_idle = 30",
  "SET tcp_keepalives_interval = 10",
  "SET tcp_keepalives_count = 3",
].join("; ");
