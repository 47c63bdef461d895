import type { IncomingHttpHeaders } from "node:http";
import { decode } from "next-auth/jwt";

const TOKEN = /next-auth\.session-token=([^;]+)/g;

/** Whether a request has a session cookie that was sealed with this secret and is not too old; whether the session goes on, the database knows. */
export const cookieReader = (secret: string) =>
  async function isOurs({ cookie = "" }: IncomingHttpHeaders) {
    for (const [, token] of cookie.matchAll(TOKEN)) {
      const payload = await decode({ token, secret }).catch(() => null);
      if (payload) return true;
    }
    return false;
  };
