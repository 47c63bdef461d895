import type { IncomingHttpHeaders } from "node:http";
import { decode } from "next-auth/jwt";
import { mayBeSessionToken } from "../../session-token";

const TOKEN = /next-auth\.session-token=([^;]+)/g;
/** Cookies that are looked into: a browser has one, or two since the site has https; a header has room for six hundred, of 0.3 ms each. */
const MAX_TOKENS = 4;

/** Whether a request has a session cookie that was sealed with this secret and is not too old; whether the session goes on, the database knows. */
export const cookieReader = (secret: string) =>
  async function hasValidSession({ cookie = "" }: IncomingHttpHeaders) {
    for (const [, token = ""] of [...cookie.matchAll(TOKEN)].slice(0, MAX_TOKENS)) {
      if (!mayBeSessionToken(token)) continue;
      const payload = await decode({ token, secret }).catch(() => null);
      if (payload) return true;
    }
    return false;
  };
