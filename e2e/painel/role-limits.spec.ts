import type { APIRequestContext, Page } from "@playwright/test";
import type { Role } from "../../lib/roles";
import { expect, inDatabase, signIn } from "../fixtures";
import { callAction, everyAction } from "./server-actions";
import { newPerson, test } from "./users/people";

test("what visitors do not see is for the roles that look after it", async ({
  request,
  register,
  headers: admin,
  newPost,
}) => {
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
  const made = async (path: string, data: object) => (await request.post(path, { headers: admin, data })).json();
  const gift = { kind: "MONEY", amount: 5, date: "2026-11-10", donor: "Marlene Discreta", acao: "Sopa" };
  const donation = `/api/donations/${(await made("/api/donations", gift))._id}`;
  const person = {
    name: "Bento",
    profissao: "Padeiro",
    tipo: "Cozinha",
    descricao: "Faço pão.",
    tel: "(34) 98765-4321",
  };
  const volunteer = `/api/volunters/${(await made("/api/volunters/register", person))._id}`;
  const readBy = async (role: Role, path: string) =>
    (await request.get(path, { headers: await headersOf(role) })).text();
  expect(await readBy("TREASURY", donation)).toContain("Discreta");
  expect(await readBy("EDITING", donation)).not.toContain("Discreta");
  expect(await readBy("COORDINATION", volunteer)).toContain("98765");
  expect(await readBy("EDITING", volunteer)).not.toMatch(/98765-?4321/);
  for (const path of [donation, volunteer]) await request.delete(path, { headers: admin });
  const waiting = await request.get("/api/waiting", { headers: await headersOf("TREASURY") });
  expect(await waiting.json()).toEqual({ messages: 0, reviews: 0, claims: expect.any(Number) });
  expect((await request.get("/api/waiting", { headers: admin })).status()).toBe(200);
});

test("nobody but the administration takes a copy of everything away", async ({ page, signedInPerson, baseURL }) => {
  const { page: his } = await signedInPerson("Edu", { role: "EDITING" });
  await signIn(page);
  const ask = async ({ request }: Page) => {
    const headers = { origin: baseURL ?? "" };
    const form = { passphrase: "curta", confirmation: "curta" };
    const response = await request.post("/backup/arquivo", { headers, form, maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await ask(page)).toEqual([303, "/backup?erro=curta"]);
  expect(await ask(his)).toEqual([303, "/backup"]);
});

test("the file of a list is for who may read the list", async ({ signedInPerson, request }) => {
  const files = ["/donations/arquivo", "/needs/arquivo", "/campaigns/arquivo"];
  const statuses = async (from: APIRequestContext) =>
    Promise.all(files.map(async (file) => (await from.head(file, { maxRedirects: 0 })).status()));
  expect(await statuses(request)).toEqual([303, 303, 303]);
  const expected = { TREASURY: [200, 200, 403], EDITING: [403, 403, 200], READING: [200, 200, 200] } as const;
  for (const role of ["TREASURY", "EDITING", "READING"] as const) {
    const { page } = await signedInPerson(role, { role });
    expect(await statuses(page.request), role).toEqual(expected[role]);
    await page.context().close();
  }
});

test("the treasurer neither sees, restores nor destroys what is no donation in the trash, not even beside what is hers", async ({
  page,
  signedInPerson,
}) => {
  const { page: hers, person: tania } = await signedInPerson("Tania", { role: "TREASURY" });
  const foreign = { entity: "post", id: `${tania.name}-fora` };
  const titulo = `De outra pessoa ${tania.name}`;
  await inDatabase(
    `INSERT INTO "Trash" (entity, id, title, rows, "userName") VALUES ('post', $1, $2, '[]', 'Alguém')`,
    [foreign.id, titulo],
  );
  const trashOf = async ({ request }: Page) => (await request.get("/lixeira")).text();
  await signIn(page);
  expect(await trashOf(page)).toContain(titulo);
  expect(await trashOf(hers)).toMatch(/<h1[^>]*>Lixeira<\/h1>/);
  expect(await trashOf(hers)).not.toContain(titulo);
  const actions = (await everyAction()).filter(({ name }) => ["restoreItems", "purgeItems"].includes(name));
  expect(actions).toHaveLength(2);
  for (const action of actions)
    for (const items of [[foreign], [{ entity: "donation", id: "x" }, foreign]])
      expect(await (await callAction(hers.request, action, { items })).text(), action.name).toContain(
        '"code":"forbidden"',
      );
  await inDatabase(`DELETE FROM "Trash" WHERE id = $1`, [foreign.id]);
});
