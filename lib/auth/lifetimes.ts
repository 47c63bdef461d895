// How long what lets somebody in lasts, in the unit in which texts say it. Pure, so that screens may import it.

/** A session, of the dashboard or of the API: from its sign-in, and without being used. */
export const SESSION_MAX_HOURS = 24;
export const SESSION_IDLE_HOURS = 8;
/** A token of the API; it also ends with its session. */
export const TOKEN_HOURS = 8;
/** A sign-in is recent, and replaces asking for the current password. */
export const RECENT_SIGN_IN_MINUTES = 15;
/** A link for a new password. */
export const PASSWORD_LINK_MINUTES = 30;
/** The challenge of a passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** The proof that somebody has signed in with this browser (known-browser.ts). */
export const KNOWN_BROWSER_DAYS = 180;
