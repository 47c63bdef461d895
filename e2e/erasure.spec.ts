import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import pg from "pg";
import { FORMATS, WIDTHS } from "../lib/images/picture";
import { embeddedUrl } from "../lib/start/postgres/embedded";
import { test as base, expect, signIn } from "./fixtures";
import { ARTICLE, FURTHER, SCREENS } from "./public-pages";

const DATA_DIR = process.env.NOVA_E2E_DATA_DIR ?? "";

const test = base.extend<{ client: pg.Client }>({
  client: async ({}, use) => {
    const client = new pg.Client({ connectionString: await embeddedUrl(DATA_DIR) });
    await client.connect();
    await use(client);
    await client.end();
  },
});

/** A unique word with digits, which full-text search keeps unstemmed. */
const stamp = Date.now();
const word = (name: string) => `zq${stamp}${name}`;
const TEL_END = String(stamp).slice(-8);
const person = {
  name: `Zulmira ${word("nome")}`,
  profissao: word("profissao"),
  tipo: word("tipo"),
  descricao: `Fico porque ${word("descricao")}.`,
  tel: `(34) 9${TEL_END.slice(0, 4)}-${TEL_END.slice(4)}`,
};
const WORDS = [`zq${stamp}`, person.tel, `349${TEL_END}`, `9${TEL_END}`];

test("a volunteer who was removed for good is found nowhere any more", async ({ page, request, token, client }) => {
  test.setTimeout(180_000);
  const headers = { authorization: `Bearer ${token}` };
  await signIn(page);

  const image = await upload(request, headers);
  const pictureId = path.basename(image);
  const words = [...WORDS, pictureId];
  const registered = await request.post("/api/volunters/register", { headers, data: { ...person, image } });
  expect(registered.status()).toBe(201);
  const { _id: id } = await registered.json();
  const pictures = [image, ...WIDTHS.flatMap((width) => FORMATS.map((format) => `${image}/${width}.${format}`))];
  for (const address of pictures) expect((await request.get(address)).status(), address).toBe(200);

  // Proof that the search below finds existing data.
  expect(await tablesWith(client, words)).toEqual(expect.arrayContaining(['public."Image"', 'public."Volunteer"']));
  expect(await filesWith(words)).toContain(`images/${pictureId}/original.webp`);
  const visible = await answersWith(words, request, page, id);
  expect(visible).toEqual(expect.arrayContaining(["/voluntarios", "/voluntarios (rsc)", "/api/volunters?limit=100"]));
  expect(visible).toEqual(expect.arrayContaining(["/volunters/private", "/api/volunters/all?limit=100"]));

  expect((await request.delete(`/api/volunters/${id}`, { headers })).ok()).toBe(true);
  expect((await answersWith(words, request, page, id)).filter((address) => isPublic(address))).toEqual([]);

  await purge(page, person.name);

  expect(await tablesWith(client, words)).toEqual([]);
  // A variant that is being encoded is removed as soon as it is written.
  await expect.poll(() => filesWith(words)).toEqual([]);
  expect(await answersWith(words, request, page, id)).toEqual([]);
  // A query string bypasses caches.
  for (const address of pictures)
    expect((await request.get(`${address}?agora`, { maxRedirects: 0 })).status(), address).toBe(404);
});

/** Deletes an item of the trash for good. */
async function purge(page: Page, title: string) {
  await page.goto("/lixeira");
  const item = page.getByRole("listitem").filter({ hasText: title });
  await item.getByRole("button", { name: "Excluir de vez" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir de vez" }).click();
  await expect(page.getByText("Excluído de vez", { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);
}

async function upload(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const buffer = await readFile("e2e/files/foto.jpg");
  const multipart = { image: { name: "foto.jpg", mimeType: "image/jpeg", buffer }, alt: `Retrato ${word("alt")}` };
  const response = await request.post("/api/upload", { headers, multipart });
  return (await response.json()).image;
}

/** Tables with a row that contains one of the words, in any column. */
async function tablesWith(client: pg.Client, words: string[]) {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const patterns = words.map((one) => `%${one}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT 1 FROM ${name} AS one WHERE one::text ILIKE ANY($1) LIMIT 1`;
    if ((await client.query(sql, [patterns])).rowCount) found.push(name.replace(/^(\w+)\.(\w+)$/, '$1."$2"'));
  }
  return found;
}

/** Files in storage with one of the words in their name or content. */
async function filesWith(words: string[]) {
  const folder = path.join(DATA_DIR, "files");
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file, "latin1").catch(() => ""); // another test's, removed meanwhile
    if (words.some((one) => file.includes(one) || content.includes(one))) found.push(path.relative(folder, file));
  }
  return found;
}

const FEEDS = ["/feed.xml", "/agenda.ics", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/api/openapi.json"];
const API = ["posts", "calendars", "projects", "volunters", "campaigns", "donations", "needs"];
const EXPORTS = ["csv", "json"].map((format) => `/transparencia/doacoes.${format}`);
const DASHBOARD = [
  "/painel",
  "/history",
  "/volunters/private",
  "/users",
  "/posts/private",
  "/messages",
  "/claims",
  "/lixeira",
];

const isPublic = (address: string) =>
  !DASHBOARD.includes(address) && !address.includes("/all") && address !== "/api/users";

/** Addresses whose response to an administrator contains one of the words. */
async function answersWith(words: string[], request: APIRequestContext, { request: signedIn }: Page, id: string) {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const parts = [...sitemap.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)].flatMap(([, part]) => part ?? []);
  const pages = [...SCREENS, ...FURTHER, ARTICLE, "/search/Zulmira", "/transparencia/busca/Zulmira"];
  const api = API.flatMap((name) => [`/api/${name}?limit=100`, `/api/${name}/all?limit=100`]);
  const byWord = ["/api/volunters?keyword=Zulmira", "/api/volunters/all?keyword=Zulmira"];
  const own = [`/api/volunters/${id}`, `/volunter/${id}/edit`];
  const found: string[] = [];
  async function look(context: APIRequestContext, address: string, headers?: Record<string, string>) {
    const response = await context.get(address, { headers });
    const text = (await response.text()).toLowerCase();
    if (words.some((one) => text.includes(one))) found.push(headers ? `${address} (rsc)` : address);
  }
  for (const address of pages) {
    await look(request, address);
    await look(request, address, { rsc: "1" });
  }
  for (const address of [...FEEDS, ...parts, ...EXPORTS]) await look(request, address);
  for (const address of [...api, ...byWord, ...own, "/api/users", ...DASHBOARD]) await look(signedIn, address);
  return found;
}
