import { jwtVerify, SignJWT } from "jose";

/** Seconds that an API token lives, as long as a session of the dashboard. */
export const TOKEN_SECONDS = 8 * 60 * 60;

const AUDIENCE = "nova-api";

/** Who a token or session speaks for; worth nothing once the account's sessionVersion has moved on. */
export type Identity = { userId: string; sessionVersion: number };

/** A signed bearer token (JWT, HS256) that expires after TOKEN_SECONDS. */
export function signToken({ userId, sessionVersion }: Identity) {
  return new SignJWT({ ver: sessionVersion })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(key());
}

/** The identity of a token that we signed and that has not expired, else undefined. */
export async function readToken(token: string): Promise<Identity | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(), { audience: AUDIENCE, algorithms: ["HS256"] });
    if (typeof payload.sub !== "string" || typeof payload.ver !== "number") return undefined;
    return { userId: payload.sub, sessionVersion: payload.ver };
  } catch {
    return undefined;
  }
}

function key() {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is missing");
  return new TextEncoder().encode(secret);
}
