import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { deviceOf } from "../auth/device";
import { findProof } from "../auth/known-browser";
import { SESSION_MAX_HOURS } from "../auth/lifetimes";
import { logRefused } from "../auth/refused";
import { endSession, startSession } from "../auth/sessions";
import { type Identity, identityIn } from "../auth/token";
import type { FieldErrors } from "../errors";
import { clientAddressHeader } from "../internal-headers";
import { log } from "../log";
import { routes } from "../routes";
import { tellOfNewDevice } from "../users/new-device-mail";
import { passkeySignIn } from "../users/passkey-schema";
import { authenticateByPasskey } from "../users/passkeys";
import { credentials } from "../users/schema";
import type { UserRow } from "../users/service";
import { authenticate } from "../users/sign-in";
import { validate } from "../validate";
import { decodeSession } from "./decode-session";
import { describeFailure } from "./failure";
import { readKnownBrowser, rememberBrowser } from "./known-browser";

declare module "next-auth" {
  interface Session {
    identity?: Identity;
  }
  interface User {
    sessionId: string;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    /** The session's id. */
    sid?: string;
  }
}

/** A failed sign-in, as JSON in the one string that next-auth passes to the browser. */
export type LoginFailure = { status: number; message: string; retryAfter?: number; errors?: FieldErrors };

export const authOptions: NextAuthOptions = {
  session: { strategy: "jwt", maxAge: SESSION_MAX_HOURS * 60 * 60 },
  jwt: { decode: decodeSession },
  // Its own pages have styles that the policy does not allow, and are in English.
  pages: { signIn: routes.login, signOut: routes.login, error: routes.login },
  providers: [
    Credentials({
      credentials: { email: {}, password: {}, code: {} },
      async authorize(input, request) {
        return signIn(request.headers, async ({ address, proofs }) =>
          authenticate(validate(credentials, input), address, proofs),
        );
      },
    }),
    Credentials({
      id: "passkey",
      credentials: { state: {}, response: {} },
      async authorize(input, request) {
        return signIn(request.headers, async ({ address }) =>
          authenticateByPasskey(validate(passkeySignIn, input), address, request.headers?.host ?? ""),
        );
      },
    }),
  ],
  callbacks: {
    // The cookie identifies account and session only; all other data are read from the database.
    jwt: ({ token, user }) => (user ? { sub: user.id, sid: user.sessionId } : token),
    session: ({ session, token }) => ({ expires: session.expires, identity: identityIn(token) }),
  },
  logger: {
    // An invalid cookie is no error of ours (a forged one, or any after a change of the secret): a line without a trace.
    error: (code, metadata) =>
      code === "JWT_SESSION_ERROR"
        ? logRefused({ event: "access-refused", reason: "cookie" })
        : log.error({ err: "error" in metadata ? metadata.error : metadata, code }, "next-auth"),
    warn: (code) => log.warn({ code }, "next-auth"),
    debug: (code) => log.debug({ code }, "next-auth"),
  },
  events: {
    async signOut({ token }) {
      const identity = identityIn(token ?? {}); // none of a made-up cookie
      if (identity) await endSession(identity);
    },
  },
};

type From = { address: string; proofs: string | undefined };

/** Starts the session after a successful sign-in; passes a failure to the form as JSON. */
async function signIn(headers: Record<string, string> = {}, recognise: (from: From) => Promise<UserRow>) {
  try {
    const proofs = await readKnownBrowser();
    const user = await recognise({ address: clientAddressOf(headers), proofs });
    const session = await startSession(user, { kind: "COOKIE", device: deviceOf(headers["user-agent"]) });
    await rememberBrowser(user);
    if (!findProof(proofs, user)) void tellOfNewDevice(user, session);
    return { id: user.id, sessionId: session.id };
  } catch (error) {
    throw new Error(JSON.stringify(toLoginFailure(error)));
  }
}

function toLoginFailure(error: unknown): LoginFailure {
  const { status, message, retryAfter, fields: errors } = describeFailure(error, "sign-in");
  return { status, message, retryAfter, errors };
}

/** The visitor's address in a plain header object, as next-auth hands it over. */
function clientAddressOf(headers: Record<string, unknown>) {
  const address = headers[clientAddressHeader];
  return typeof address === "string" ? address : "unknown";
}
