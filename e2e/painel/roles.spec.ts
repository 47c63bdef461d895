import { type APIRequestContext, type Page, request as requests } from "@playwright/test";
import { PRIVATE_PATHS } from "../../lib/entities";
import { forbiddenCopy, may, type Permission, ROLE_KEYS, type Role } from "../../lib/roles";
import { expect, expectAccessible, inDatabase, signIn } from "../fixtures";
import { openMenu } from "./menu";
import { GUARDED } from "./permissions";
import { callAction, everyAction } from "./server-actions";
import { find, newPerson, signedInElsewhere, test } from "./users/people";

const guarded = Object.entries(GUARDED) as [Permission, (typeof GUARDED)[Permission]][];
const listed = (kind: "screens" | "actions" | "calls") => guarded.flatMap(([, of]) => of[kind] ?? []).sort();

const withId = (path: string) => path.replace(/:id|\{id\}/, "x");

test("every screen, action and call of the API is in the table of permissions", async ({ request }) => {
  expect(listed("screens")).toEqual([...PRIVATE_PATHS].sort());
  expect(listed("actions")).toEqual((await everyAction()).map(({ name }) => name).sort());
  const { paths } = await (await request.get("/api/openapi.json")).json();
  const calls = Object.entries<Record<string, { security: object[] }>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.length > 0 && security.every((way) => Object.keys(way).length > 0))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  // Open to everybody until there is an administrator.
  expect(listed("calls")).toEqual([...calls, "POST /api/users/register"].sort());
});

for (const role of [...ROLE_KEYS, undefined]) {
  test(`${role ?? "without a session"}: each screen, action and call answers, or refuses`, async ({
    page,
    register,
    baseURL,
  }) => {
    const person = newPerson(role ?? "Ninguém");
    const api = await requests.newContext({ baseURL });
    let headers = {};
    if (role) {
      await register(person, { role });
      await signIn(page, person);
      const { token } = await (await api.post("/api/users/login", { data: person })).json();
      headers = { authorization: `Bearer ${token}` };
    }
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    const actions = await everyAction();
    for (const [permission, { screens = [], actions: names = [], calls = [] }] of guarded) {
      const state = !role ? "no session" : may(role, permission) ? "allowed" : "refused";
      for (const name of [...screens, ...names, ...calls]) expected[name] = state;
      for (const screen of screens) answers[screen] = await openScreen(page.request, withId(screen));
      for (const action of actions.filter(({ name }) => names.includes(name)))
        answers[action.name] = resultOf(await (await callAction(page.request, action, 12345)).text());
      for (const call of calls) answers[call] = await makeCall(api, call, headers);
    }
    expect(answers).toEqual(expected);
    await api.dispose();
  });
}

async function openScreen(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() === 307) return "no session";
  // What the page's guard throws: the browser shows the screen of it.
  const isRefused = (await response.text()).includes("NEXT_HTTP_ERROR_FALLBACK;403");
  if (isRefused) return response.status() === 403 ? "refused" : `refused with ${response.status()}`;
  return [200, 404].includes(response.status()) ? "allowed" : response.status();
}

/** An input that no schema takes shows that the action was allowed, and changes nothing. */
function resultOf(text: string) {
  if (text.includes('"code":"invalid"')) return "allowed";
  if (text.includes('"code":"forbidden"') && text.includes("não permite isto")) return "refused";
  return text.includes("Não Autorizado") ? "no session" : text;
}

async function makeCall(api: APIRequestContext, call: string, headers: object) {
  const [method, path = ""] = call.split(" ");
  const data = method === "GET" || method === "DELETE" ? undefined : {};
  const response = await api.fetch(withId(path), { method, headers: { ...headers }, data });
  if (response.status() === 401) return "no session";
  if (response.status() === 403) return (await response.json()).message.includes("não permite isto") && "refused";
  return [200, 400, 404, 415].includes(response.status()) ? "allowed" : response.status();
}

test("what visitors do not see is for the roles that look after it", async ({ request, register, token, newPost }) => {
  const post = await newPost({ active: false });
  const headersOf = async (role: Role) => {
    const person = newPerson(role);
    await register(person, { role });
    const login = await request.post("/api/users/login", { data: person });
    const session = await login.json();
    expect(session.role).toBe(role);
    const claims = JSON.parse(Buffer.from(session.token.split(".")[1], "base64url").toString());
    expect(claims.role).toBe(role);
    return { authorization: `Bearer ${session.token}` };
  };
  const statusOf = async (role: Role) =>
    (await request.get(`/api/posts/${post._id}`, { headers: await headersOf(role) })).status();
  expect(await statusOf("EDITING")).toBe(200);
  expect(await statusOf("READING")).toBe(200);
  expect(await statusOf("TREASURY")).toBe(404);
  const waiting = await request.get("/api/waiting", { headers: await headersOf("TREASURY") });
  expect(await waiting.json()).toEqual({ messages: 0, reviews: 0, claims: expect.any(Number) });
  expect((await request.get("/api/waiting", { headers: { authorization: `Bearer ${token}` } })).status()).toBe(200);
});

test("nobody but the administration takes a copy of everything away", async ({ browser, page, register, baseURL }) => {
  const edu = newPerson("Edu");
  await register(edu, { role: "EDITING" });
  const his = await signedInElsewhere(browser, edu);
  await signIn(page);
  const ask = async ({ request }: Page) => {
    const headers = { origin: baseURL ?? "" };
    const form = { passphrase: "curta", confirmation: "curta" };
    const response = await request.post("/backup/arquivo", { headers, form, maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await ask(page)).toEqual([303, "/backup?erro=curta"]);
  expect(await ask(his)).toEqual([303, "/backup"]);
  await his.context().close();
});

test("the file of a list is for who may read the list", async ({ browser, register, request }) => {
  const files = ["/donations/arquivo", "/needs/arquivo", "/campaigns/arquivo"];
  const statuses = async (from: APIRequestContext) =>
    Promise.all(files.map(async (file) => (await from.head(file, { maxRedirects: 0 })).status()));
  expect(await statuses(request)).toEqual([303, 303, 303]);
  const expected = { TREASURY: [200, 200, 403], EDITING: [403, 403, 200], READING: [200, 200, 200] } as const;
  for (const role of ["TREASURY", "EDITING", "READING"] as const) {
    const person = newPerson(role);
    await register(person, { role });
    const page = await signedInElsewhere(browser, person);
    expect(await statuses(page.request), role).toEqual(expected[role]);
    await page.context().close();
  }
});

test("the treasurer sees donations, their history and trash, and nothing else", { tag: "@phone" }, async ({
  browser,
  register,
  newPost,
}) => {
  const tania = newPerson("Tania");
  await register(tania, { role: "TREASURY" });
  const page = await signedInElsewhere(browser, tania);
  await page.goto("/painel");
  await expect(page.getByRole("heading", { level: 1, name: tania.name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Nova doação" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Doações por mês" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Novos posts|Novos voluntários|Próximas ações/ })).toHaveCount(0);
  await expectAccessible(page);
  const menu = await openMenu(page);
  const screens = ["Dashboard", "Doações", "Do que precisamos", /^Avisos/, "Histórico", "Lixeira", "Ver o site"];
  await expect(menu.getByRole("link")).toHaveText(screens);

  await page.goto("/history");
  await expect(page.getByLabel("Tipo").getByRole("option")).toHaveText([
    "Todos os tipos",
    "Doação",
    "Importação",
    "Necessidade",
    "Aviso de doação",
  ]);
  await page.goto("/posts/private");
  await expect(page.getByRole("heading", { level: 1, name: "Esta tela é de outro papel" })).toBeVisible();
  await expect(page.getByText(forbiddenCopy("TREASURY"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ir para o Dashboard" }).click();
  await expect(page).toHaveURL("/painel");

  // She may not restore what somebody else deleted, whatever her browser sends.
  const post = await newPost({});
  await inDatabase(
    `INSERT INTO "Trash" (entity, id, title, rows, "userName") VALUES ('post', $1, $2, '[]', 'Alguém')`,
    [`${post._id}-fora`, post.titulo],
  );
  await page.goto("/lixeira");
  await expect(page.getByRole("heading", { level: 1, name: "Lixeira" })).toBeVisible();
  await expect(page.getByText(post.titulo)).toHaveCount(0);
  const restore = (await everyAction()).find(({ name }) => name === "restoreItems");
  if (!restore) throw new Error("restoreItems is missing");
  const input = { items: [{ entity: "post", id: `${post._id}-fora` }] };
  expect(await (await callAction(page.request, restore, input)).text()).toContain('"code":"forbidden"');
  await inDatabase(`DELETE FROM "Trash" WHERE id = $1`, [`${post._id}-fora`]);
  await page.context().close();
});

test("the council reads the lists, without a button to change anything", { tag: "@phone" }, async ({
  browser,
  register,
}) => {
  const otto = newPerson("Otto");
  await register(otto, { role: "READING" });
  const page = await signedInElsewhere(browser, otto);
  for (const path of ["/posts/private", "/projects", "/calendars", "/campaigns", "/reviews", "/donations"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem").first()).toBeVisible();
    await expect(main.getByRole("button", { name: /Excluir|Ocultar|Duplicar|Marcar|Ativar|Desabilitar/ })).toHaveCount(
      0,
    );
    await expect(main.getByRole("checkbox")).toHaveCount(0);
    await expect(main.getByRole("link", { name: /^(Nov[oa]|Editar|Cadastrar|Importar)/ })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.context().close();
});

test("an administrator gives somebody another role, who then signs in anew", async ({ page, browser, register }) => {
  const rosa = newPerson("Rosa");
  await register(rosa);
  const hers = await signedInElsewhere(browser, rosa);
  await signIn(page);
  await find(page, rosa);
  await chooseRole(page, rosa.name, "Tesouraria");
  await expect(page.getByText(`${rosa.name} agora tem o papel Tesouraria`)).toBeVisible();
  await expect(page.getByText(/^Administrador desde .* · Tesouraria$/)).toBeVisible();
  await hers.goto("/painel");
  await expect(hers).toHaveURL(/\/login\?/);
  await signIn(hers, rosa);
  await hers.goto("/users");
  await expect(hers.getByRole("heading", { level: 1, name: "Esta tela é de outro papel" })).toBeVisible();
  await hers.goto("/profile");
  await expect(hers.getByText("Papel: Tesouraria")).toBeVisible();
  await hers.context().close();
});

async function chooseRole(page: Page, name: string, role: string) {
  await page.getByRole("button", { name: `Mais opções de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Mudar o papel" }).click();
  const dialog = page.getByRole("dialog", { name: `Papel de ${name}` });
  await expect(dialog.getByRole("button", { name: "Mudar o papel" })).toBeDisabled();
  await dialog.getByRole("radio", { name: role }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Mudar o papel" }).click();
}
