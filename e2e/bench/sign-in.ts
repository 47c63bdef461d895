import { z } from "zod";

const csrf = z.object({ csrfToken: z.string() });
const session = z.object({ token: z.string() });

/** Signs in as the form does; returns the administrator's Cookie header. */
export async function signIn(origin: string, { email, password }: { email: string; password: string }) {
  const asked = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = csrf.parse(await asked.json());
  const signedIn = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookiesOf(asked) },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
  });
  const cookie = cookiesOf(signedIn);
  if (!cookie.includes("session-token=")) throw new Error(`sign-in answered ${signedIn.status} without a session`);
  return cookie;
}

function cookiesOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Signs in as a program does; returns the bearer token. */
export async function newToken(origin: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return session.parse(await answer.json()).token;
}
