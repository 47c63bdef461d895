import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { installationSecret } from "./secret";

type Claims = JWTPayload & { sub: string };

/** A signed token (JWT, HS256) for one use, the `audience`, that expires by itself. */
export const signJwt = (audience: string, claims: Claims, lifetimeS: number) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeS}s`)
    .sign(signingKey());

/** The claims of a token that we signed for this use and that has not expired, else undefined. */
export async function readJwt(audience: string, token: string): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(token, signingKey(), { audience, algorithms: ["HS256"] })).payload;
  } catch {
    return undefined;
  }
}

const signingKey = () => new TextEncoder().encode(installationSecret());
