import { type BrowserContext, expect, type Page } from "@playwright/test";
import { administrator as admin } from "./harness/administrator";

type Account = { email: string; password: string };

/** The session of this worker's administrator, brought along from the second time on. */
let session: Awaited<ReturnType<BrowserContext["cookies"]>> | undefined;

/** Signs the page in, which stays where it is: who wants to see the dashboard's first screen goes there, see `openDashboard`. */
export async function signIn(page: Page, account: Account = admin) {
  if (account === admin && session) {
    await page.context().addCookies(session);
    const asked = await page.request.get("/api/posts/all?limit=1");
    if (asked.ok()) return; // else it was another product's session
  }
  // What the form of the sign-in sends; the form itself is tried in login.spec.ts.
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email: account.email, password: account.password, json: "true" };
  expect((await page.request.post("/api/auth/callback/credentials", { form })).status()).toBe(200);
  if (account === admin) session = await page.context().cookies();
}

export async function openDashboard(page: Page) {
  await signIn(page);
  if (!page.url().endsWith("/painel")) await page.goto("/painel");
}
