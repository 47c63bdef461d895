import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page, request as requests } from "@playwright/test";
import pg from "pg";
import { embeddedUrl } from "../lib/start/postgres/embedded";
import { administrator as admin } from "./harness/administrator";

export { admin, expect };

const run = promisify(execFile);

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
  /** `npm run admin`, as on the operator's terminal. */
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
      await use(async (email, password) => {
        const options = ["run", "admin", "--", "--email", email, "--name", "Conta de Teste", "--password", password];
        await run("npm", options, { env: { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: "" } });
      });
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

  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on("console", (message) => {
          const text = message.text();
          if (/Content Security Policy/i.test(text)) violations.push(`${message.page()?.url()}: ${text}`);
        });
      browser.on("context", listen);
      await use(violations);
      browser.off("context", listen);
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

/** The session of this worker's administrator: typed in once, brought along afterwards. */
let session: Awaited<ReturnType<BrowserContext["cookies"]>> | undefined;

/** Signs the page in, wherever it is: who wants to see the dashboard's first screen goes there, see `openDashboard`. */
export async function signIn(page: Page, account: Account = admin) {
  if (account === admin && session) {
    await page.context().addCookies(session);
    const asked = await page.request.get("/api/posts/all?limit=1");
    if (asked.ok()) return; // else it was another product's session
  }
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Senha").fill(account.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/painel");
  if (account === admin) session = await page.context().cookies();
}

export async function openDashboard(page: Page) {
  await signIn(page);
  if (!page.url().endsWith("/painel")) await page.goto("/painel");
}

/** What the browser keeps of forms that were not saved, by their keys. */
export const draftsIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("nova-rascunho:"))),
  );

/** What no screen does, in the database of the product under test. */
export async function inDatabase(sql: string, values: string[]) {
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir()) });
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

/** No violation of WCAG 2.2 A or AA that axe can find, on the page as it stands. */
export async function expectAccessible(page: Page) {
  // The page hears of another theme a moment after the browser.
  await page.waitForFunction(() => {
    const themes = ["light", "dark"].filter((theme) => document.documentElement.classList.contains(theme));
    const wanted = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    return themes.length === 0 || themes.includes(localStorage.getItem("theme") ?? wanted);
  });
  // Colours on their way from one theme to the other belong to none.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found, page.url()).toEqual([]);
}

function dataDir() {
  const folder = process.env.NOVA_E2E_DATA_DIR;
  if (!folder) throw new Error("e2e/harness/global-setup.ts starts the product and says where its data are");
  return folder;
}
