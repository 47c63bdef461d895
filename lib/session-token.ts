/** What next-auth writes before each, {"alg":"dir","enc":"A256GCM"}: a made-up one may ask for 10,000 rounds of PBKDF2, and get them. */
const HEAD = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.";

/** Whether a session cookie's value begins as ours do; only then it is worth opening. */
export const mayBeSessionToken = (token: string) => token.startsWith(HEAD);
