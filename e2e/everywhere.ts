import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, inDatabase } from "./fixtures";
import { ARTICLE, FURTHER, SCREENS } from "./public-pages";

const DATA_DIR = process.env.NOVA_E2E_DATA_DIR ?? "";

/** Tables with a row that contains one of the words, in any column. */
export async function tablesWith(words: string[]) {
  const { rows: tables } = await inDatabase<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const patterns = words.map((one) => `%${one}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT 1 FROM ${name} AS one WHERE one::text ILIKE ANY($1) LIMIT 1`;
    if ((await inDatabase(sql, [patterns])).rowCount) found.push(name.replace(/^(\w+)\.(\w+)$/, '$1."$2"'));
  }
  return found;
}

/** Files in storage with one of the words in their name or content. */
export async function filesWith(words: string[]) {
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

export const isPublic = (address: string) =>
  !DASHBOARD.includes(address) && !address.includes("/all") && address !== "/api/users";

/** Addresses whose response to an administrator contains one of the words. */
export async function answersWith(
  words: string[],
  request: APIRequestContext,
  { request: signedIn }: Page,
  id: string,
) {
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
