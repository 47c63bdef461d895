import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, request as requests } from "@playwright/test";
import pg from "pg";
import { hashPassword } from "../lib/auth/password";
import { embeddedUrl } from "../lib/start/postgres/embedded";
import { administrator as admin } from "./harness/administrator";
import { openDashboard } from "./sign-in";

export { excessWidth, expectAccessible, expectFitsWidth, isPhone, stepOnDesktop } from "./accessible";
export { openDashboard, signIn } from "./sign-in";
export { admin, expect };

type Post = { _id: string; permalink: string; titulo: string };
export type Headers = Record<string, string>;
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
  /** The headers of an administrator's client. */
  headers: Headers;
  /** What `npm run admin` does to an account (start.spec.ts runs the command itself), without a process. */
  setPassword: (email: string, password: string) => Promise<void>;
  /** An account without access to the dashboard. */
  accountWithoutAccess: Account;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  headers: [
    async ({}, use, { project }) => {
      const api = await requests.newContext({ baseURL: project.use.baseURL });
      const response = await api.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
      await use({ authorization: `Bearer ${(await response.json()).token}` });
      await api.dispose();
    },
    { scope: "worker" },
  ],

  setPassword: [
    async ({}, use) => {
      await use(async (email, password) => {
        await inDatabase(SET_ADMINISTRATOR, [email, await hashPassword(password)]);
      });
    },
    { scope: "worker" },
  ],

  accountWithoutAccess: [
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

  newPost: async ({ request, headers }, use) => {
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

/** This worker's connection to the database of the product under test. */
let connection: Promise<pg.Pool> | undefined;

/** What no screen does, in the database of the product under test. */
export async function inDatabase<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
  connection ??= embeddedUrl(dataDir()).then(
    (connectionString) => new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true }),
  );
  return (await connection).query<Row>(sql, values);
}

function dataDir() {
  const folder = process.env.NOVA_E2E_DATA_DIR;
  if (!folder) throw new Error("e2e/harness/global-setup.ts starts the product and says where its data are");
  return folder;
}
