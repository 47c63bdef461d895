import { once } from "node:events";
import { request } from "node:http";
import { type APIRequestContext, request as requests } from "@playwright/test";
import pg from "pg";
import { TOKEN_FAILED } from "../../lib/errors";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { expect, signIn, test } from "../fixtures";
import { callAction, everyAction, type ServerAction } from "./server-actions";

/** No more calls at a time than a busy machine's database answers before 'Tente novamente em instantes'. */
const AT_ONCE = 10;

/** The value of a session cookie that is none of ours. */
const MADE_UP = "x";

/** Calls each action with an input that would have an effect if it were accepted. */
async function expectAllRefused(request: APIRequestContext) {
  const actions = await everyAction();
  expect(actions.map(({ name }) => name)).toContain("deletePosts");
  for (let at = 0; at < actions.length; at += AT_ONCE)
    await Promise.all(actions.slice(at, at + AT_ONCE).map((action) => expectRefused(request, action)));
}

async function expectRefused(request: APIRequestContext, action: ServerAction) {
  const { name } = action;
  const response = await callAction(request, action, { _id: "x", ids: ["x"], active: false, isAdmin: false });
  const text = await response.text();
  // Without a session cookie of ours the request is refused before Next reads its body.
  const { cookies } = await request.storageState();
  if (cookies.every(({ value }) => value === MADE_UP))
    return expect([response.status(), text], name).toEqual([401, TOKEN_FAILED]);
  expect(text, name).toContain('"ok":false,"code":"unauthenticated","message":"Não Autorizado, o token falhou!"');
  expect(text, name).not.toContain('"ok":true');
}

test("no action does anything without a session", async ({ baseURL }) => {
  const request = await requests.newContext({ baseURL });
  await expectAllRefused(request);
  await request.dispose();
  const madeUp = { name: "next-auth.session-token", value: MADE_UP, domain: "localhost", path: "/", expires: -1 };
  const cookies = [{ ...madeUp, httpOnly: true, secure: false, sameSite: "Lax" as const }];
  const forged = await requests.newContext({ baseURL, storageState: { cookies, origins: [] } });
  await expectAllRefused(forged);
  await forged.dispose();
});

test("a body is not read for who made a session up", async ({ baseURL = "" }) => {
  const [action] = await everyAction();
  const headers = { cookie: `next-auth.session-token=${MADE_UP}`, "next-action": action?.id, "content-length": "1000" };
  const sent = request(new URL(action?.path ?? "", baseURL), { method: "POST", headers });
  sent.write("half of it");
  const [response] = await once(sent, "response");
  expect(response.statusCode).toBe(401);
  sent.destroy();
});

test("a cached function is no action, whoever asks for it", async ({ page }) => {
  await signIn(page);
  for (const id of [`80${"a".repeat(40)}`, `c0${"a".repeat(40)}`])
    expect((await page.request.post("/painel", { headers: { "next-action": id }, data: "[]" })).status()).toBe(405);
});

for (const [who, change] of [
  ["who is a volunteer by now", `"isAdmin" = false`],
  ["whose session was ended", `"sessionVersion" = "sessionVersion" + 1`],
  ["who was disabled", `active = false`],
] as const) {
  test(`no action does anything for somebody ${who}`, async ({ page, setPassword }, { parallelIndex }) => {
    const email = `sessao-${change.length}-${parallelIndex}-${Date.now()}@teste.example`;
    await setPassword(email, "senha-bem-longa");
    await signIn(page, { email, password: "senha-bem-longa" });
    const client = new pg.Client({ connectionString: await embeddedUrl(process.env.NOVA_E2E_DATA_DIR ?? "") });
    await client.connect();
    await client.query(`UPDATE "User" SET ${change} WHERE email = $1`, [email]);
    await client.end();
    await expectAllRefused(page.request);
  });
}
