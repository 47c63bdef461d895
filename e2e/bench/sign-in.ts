import { z } from "zod";

const csrf = z.object({ csrfToken: z.string() });

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
