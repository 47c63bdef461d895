import "server-only";
import { decode, type JWTDecodeParams } from "next-auth/jwt";
import { mayBeSessionToken } from "../session-token";

/** The claims of a session cookie of ours, else null: next-auth's own function throws, which its sign-out logs with a trace. */
export async function decodeSession(params: JWTDecodeParams) {
  return mayBeSessionToken(params.token ?? "") ? decode(params).catch(() => null) : null;
}
