import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page, request as requests } from "@playwright/test";
import axe from "axe-core";
import pg from "pg";
import { hashPassword } from "../lib/auth/password";
import { embeddedUrl } from "../lib/start/postgres/embedded";
import { administrator as admin } from "./harness/administrator";
import { hasItsTheme } from "./harness/hydrated";

export { admin, expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Post = { _id: string; permalink: string; titulo: string };
type Account = { email: string; password: string };

type TestFixtures = {
  /** What browsers have reported as against the pages' policy; a test fails that leaves something in here. */
  violations: string[];
  /** Creates a post over the API; gone after the test. */
  newPost: (fields: Record<string, unknown>) => Promise<Post>;
  /** Signs this test's page in as the administrator, on the dashboard. */
  signedIn: () => Promise<void>;
};

type WorkerFixtures = {
  /** An administrator's bearer token. */
  token: string;
  /** What `npm run admin` does to an account (start.spec.ts runs the command itself), without a process. */
  setPassword: (email: string, password: string) => Promise<void>;
  /** An account without access to the dashboard. */
  volunteerAccount: Account;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  token: [
    async ({}, use, { project }) => {
      const api = await requests.newContext({ baseURL: project.use.baseURL });
      const response = await api.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
      await use((await response.json()).token);
      await api.dispose();
    },
    { scope: "worker" },
  ],

  setPassword: [
    async ({}, use) => {
      await use(async (email, password) => inDatabase(SET_ADMINISTRATOR, [email, await hashPassword(password)]));
    },
    { scope: "worker" },
  ],

  volunteerAccount: [
    async ({ setPassword }, use, { workerIndex }) => {
      const account = { email: `voluntaria-${workerIndex}@teste.example`, password: "senha-de-voluntaria" };
      await setPassword(account.email, account.password);
      await inDatabase('UPDATE "User" SET "isAdmin" = false WHERE email = $1', [account.email]);
      await use(account);
    },
    { scope: "worker" },
  ],

  browser: [
    async ({ browser }, use) => {
      browser.on("context", listenForViolations);
      await use(browser);
      browser.off("context", listenForViolations);
    },
    { scope: "worker" },
  ],

  // Without `browser`: who asks for no page waits for none.
  violations: [
    async ({}, use) => {
      violations.length = 0;
      await use(violations);
      expect(violations, "what the pages' policy does not allow").toEqual([]);
    },
    { auto: true },
  ],

  newPost: async ({ request, token }, use) => {
    const headers = { authorization: `Bearer ${token}` };
    const created: Post[] = [];
    await use(async (fields) => {
      const titulo = `Artigo de teste ${randomUUID()}`;
      const data = { titulo, description: "Um texto.", autor: "Equipe", slug: "acoes", ...fields };
      const response = await request.post("/api/posts", { headers, data });
      expect(response.status()).toBe(201);
      const post = await response.json();
      created.push(post);
      return post;
    });
    await Promise.all(created.map(({ _id }) => request.delete(`/api/posts/${_id}`, { headers })));
  },

  signedIn: async ({ page }, use) => use(() => openDashboard(page)),
});

/** Of the test that this worker runs. */
const violations: string[] = [];

function listenForViolations(context: BrowserContext) {
  context.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy/i.test(text)) violations.push(`${message.page()?.url()}: ${text}`);
  });
}

/** A new password ends the account's sessions. */
const SET_ADMINISTRATOR = `
  INSERT INTO "User" (id, name, email, "passwordHash", "isAdmin", "updatedAt")
  VALUES (gen_random_uuid(), 'Conta de Teste', $1, $2, true, now())
  ON CONFLICT (email) DO UPDATE SET "passwordHash" = excluded."passwordHash", "isAdmin" = true, active = true,
    "sessionVersion" = "User"."sessionVersion" + 1, "updatedAt" = now()`;

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

/** What no screen does, in the database of the product under test. */
export async function inDatabase(sql: string, values: string[]) {
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir()) });
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

/** What depends on the theme, and what on the size of the screen, too; the other rules read the document, which is the same. */
const OF_THEMES = ["color-contrast"];
const OF_SCREENS = [...OF_THEMES, "target-size"];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * No violation of WCAG 2.2 A or AA that axe can find, on the page as it stands: by every rule on a wide screen (`everyRule`: on a
 * phone, too, for what only a phone has), and by the one about colours in the other theme, which stays.
 */
export async function expectAccessible(page: Page, { everyRule = !isPhone() } = {}) {
  // Colours change at once, of a theme as of a button that is pressed: what is between belongs to neither.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await expectNoViolation(page, everyRule ? { type: "tag", values: TAGS } : { type: "rule", values: OF_SCREENS });
  await page.emulateMedia({ colorScheme: (await prefersDark(page)) ? "light" : "dark" });
  await expectNoViolation(page, { type: "rule", values: OF_THEMES });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

export const isPhone = () => test.info().project.name === "celular";

const prefersDark = (page: Page) => page.evaluate(() => window.matchMedia("(prefers-color-scheme: dark)").matches);

async function expectNoViolation(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }) {
  // The page hears of another theme a moment after the browser: with its next frame, for which on a busy machine something must move.
  let moves = 0;
  const hasHeard = async () => {
    if (moves++ > 0) await page.mouse.move(0, moves % 2);
    return page.evaluate(hasItsTheme);
  };
  await expect.poll(hasHeard, { intervals: [20, 50, 100, 250] }).toBe(true);
  // What is half under the bar is too small to press.
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    const painted = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 500); // on a busy machine Chromium at times paints no more, until something moves
      });
    for (let before = Number.NaN; before !== window.scrollY; ) {
      before = window.scrollY;
      await painted();
      await painted();
    }
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(options), {
    runOnly,
    resultTypes: ["violations" as const],
  });
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found, page.url()).toEqual([]);
}

function dataDir() {
  const folder = process.env.NOVA_E2E_DATA_DIR;
  if (!folder) throw new Error("e2e/harness/global-setup.ts starts the product and says where its data are");
  return folder;
}
