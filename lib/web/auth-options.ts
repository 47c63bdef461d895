import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { type Identity, TOKEN_SECONDS } from "../auth/token";
import { STATUS, toAppError } from "../errors";
import { routes } from "../routes";
import { credentials } from "../users/schema";
import { authenticate } from "../users/service";
import { validate } from "../validate";
import { clientAddressOf } from "./client-address";
import { logFailure } from "./failure";

declare module "next-auth" {
  interface Session {
    identity?: Identity;
  }
  interface User {
    sessionVersion: number;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    sessionVersion?: number;
  }
}

/** What a failed sign-in hands to the browser through next-auth's one string. */
export type LoginFailure = { status: number; message: string; retryAfter?: number };

export const authOptions: NextAuthOptions = {
  session: { strategy: "jwt", maxAge: TOKEN_SECONDS },
  pages: { signIn: routes.login },
  providers: [
    Credentials({
      credentials: { email: {}, password: {} },
      async authorize(input, request) {
        try {
          const user = await authenticate(validate(credentials, input), clientAddressOf(request.headers ?? {}));
          return { id: user.id, name: user.name, email: user.email, sessionVersion: user.sessionVersion };
        } catch (error) {
          throw new Error(JSON.stringify(toLoginFailure(error)));
        }
      },
    }),
  ],
  callbacks: {
    // The cookie says only whose session it is, and of which version: everything else is read from the database.
    jwt: ({ token, user }) => (user ? { sub: user.id, sessionVersion: user.sessionVersion } : token),
    session({ session, token }) {
      const { sub, sessionVersion } = token;
      const identity = sub && sessionVersion ? { userId: sub, sessionVersion } : undefined;
      return { expires: session.expires, identity };
    },
  },
};

function toLoginFailure(error: unknown): LoginFailure {
  const expected = toAppError(error);
  if (!expected) return { status: 500, message: logFailure(error, "sign-in").message };
  return { status: STATUS[expected.code], message: expected.message, retryAfter: expected.retryAfter };
}
