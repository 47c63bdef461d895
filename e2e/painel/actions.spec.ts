import { once } from "node:events";
import { request as open } from "node:http";
import { type APIRequestContext, request as requests } from "@playwright/test";
import { TOKEN_FAILED } from "../../lib/errors";
import { expect, inDatabase, signIn, test } from "../fixtures";
import { callAction, everyAction, type ServerAction } from "./server-actions";

/** No more calls at a time than a busy machine's database answers before 'Tente novamente em instantes'. */
const AT_ONCE = 10;
/** Of a content's area, of another one, and of the own account: every action asks in the same words who is calling. */
const SOME = ["deletePosts", "createDonation", "updateProfile"];

async function someActions() {
  const actions = (await everyAction()).filter(({ name }) => SOME.includes(name));
  expect(actions).toHaveLength(SOME.length);
  return actions;
}

/** Calls each of the actions with an input that would have an effect if it were accepted. */
async function expectRefused(request: APIRequestContext, actions: readonly ServerAction[]) {
  expect(actions.map(({ name }) => name)).toEqual(expect.arrayContaining(SOME));
  for (let at = 0; at < actions.length; at += AT_ONCE)
    await Promise.all(
      actions.slice(at, at + AT_ONCE).map(async (action) => {
        const text = await (await call(request, action)).text();
        expect(text, action.name).toContain(`"ok":false,"code":"unauthenticated","message":"${TOKEN_FAILED}"`);
        expect(text, action.name).not.toContain('"ok":true');
      }),
    );
}

const call = (request: APIRequestContext, action: ServerAction) =>
  callAction(request, action, { _id: "x", ids: ["x"], active: false, isAdmin: false });

test("no action does anything without a session", async ({ baseURL, request }) => {
  const madeUp = { name: "next-auth.session-token", value: "x", domain: "localhost", path: "/", expires: -1 };
  const cookies = [{ ...madeUp, httpOnly: true, secure: false, sameSite: "Lax" as const }];
  const forged = await requests.newContext({ baseURL, storageState: { cookies, origins: [] } });
  // They are refused before Next reads the request; permissions.spec.ts asks each action.
  for (const context of [request, forged])
    for (const action of await someActions()) {
      const response = await call(context, action);
      expect([response.status(), await response.text()], action.name).toEqual([401, TOKEN_FAILED]);
    }
  await forged.dispose();
});

test("a body is not read for who made a session up", async ({ baseURL }) => {
  const [action] = await everyAction();
  const headers = { cookie: "next-auth.session-token=x", "next-action": action?.id, "content-length": "1000" };
  const sent = open(new URL(action?.path ?? "", baseURL), { method: "POST", headers });
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

for (const [who, change, actionsOf] of [
  ["who is a volunteer by now", `"isAdmin" = false`, everyAction],
  ["whose session was ended", `"sessionVersion" = "sessionVersion" + 1`, someActions],
  ["who was disabled", `active = false`, someActions],
] as const) {
  test(`no action does anything for somebody ${who}`, async ({ page, setPassword }, { parallelIndex }) => {
    const email = `sessao-${change.length}-${parallelIndex}-${Date.now()}@teste.example`;
    await setPassword(email, "senha-bem-longa");
    await signIn(page, { email, password: "senha-bem-longa" });
    await inDatabase(`UPDATE "User" SET ${change} WHERE email = $1`, [email]);
    await expectRefused(page.request, await actionsOf());
  });
}
