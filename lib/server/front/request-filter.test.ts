import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { painelRoutes } from "../../painel-routes";
import { isListFile, isPerRequest } from "./address";
import { type Refusal, refusalOf, toOriginForm } from "./request-filter";

const ACTION = "40".padEnd(42, "a");
const CACHED_FUNCTION = "80".padEnd(42, "a");
const SESSION = { cookie: "tema=escuro; __Secure-next-auth.session-token=x" };

function refused(method: string, url: string, headers: Record<string, string> = {}): Refusal["status"] | undefined {
  const rawHeaders = ["Host", "nova.example", ...Object.entries(headers).flat()];
  const request = { method, url, headers, rawHeaders } as unknown as IncomingMessage;
  toOriginForm(request);
  return refusalOf(request)?.status;
}

const METHODS = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "FOO"];
const ADDRESSES = [
  ...["/", "/posts", "/posts/um", "/feed.xml", "/agenda.ics", "/sitemap.xml", "/robots.txt", "/favicon.ico"],
  ...["/cartao/posts/um.jpg", "/imagens/1/320.webp", "/logo.svg?x", "/search/logo.svg", "/_next/static/a.js"],
  ...["/login", "/painel", "/contato", "/apis"],
];

test.each(ADDRESSES)("%s is there to be read, and for nothing else", (address) => {
  for (const method of ["GET", "HEAD"]) expect(refused(method, address), method).toBeUndefined();
  for (const method of METHODS) expect(refused(method, address, SESSION), method).toBe(405);
});

test("a hundred headers are more than anybody sends: of a thousand our own would be dropped on the way to Next", () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`x-${number}`, "1"]));
  for (const address of ["/", "/painel", "/api/posts"]) {
    expect(refused("GET", address, many(99)), address).toBeUndefined();
    expect(refused("GET", address, many(100)), address).toBe(431);
  }
});

test("the API has methods of its own, visitors' forms are posted", () => {
  for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    expect(refused(method, "/api/posts")).toBeUndefined();
  for (const method of ["TRACE", "PROPFIND", "FOO"]) expect(refused(method, "/api")).toBe(405);
  expect(refused("POST", "/contato/formulario")).toBeUndefined();
  expect(refused("POST", "/doar/avisar/formulario")).toBeUndefined();
  expect(refused("POST", "/doar/avisar")).toBe(405);
  expect(refused("PUT", "/contato/formulario")).toBe(405);
  const encoded = ["/precisamos/x%2Fpromessa", "/precisamos/promessa%2Fx", "/precisamos%2Fx/promessa"];
  for (const page of ["/api/docs", "/api/%64ocs", "/api/docs?x", "/precisamos/pagin%61/promessa", ...encoded])
    expect(refused("POST", page), page).toBe(405);
  for (const address of ["/precisamos/1a/promessa", "/precisamos/promessa/x_Y-1"])
    expect(refused("POST", address), address).toBeUndefined();
  for (const address of ["/precisamos", "/precisamos/1a", "/precisamos/1a/promessa/x"])
    expect(refused("POST", address), address).toBe(405);
});

/** The addresses of files in app/, their variable parts filled with that word. */
const addressesIn = (file: RegExp, word = "") =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => file.test(path))
    .map((path) => `/${path}`.replace(/\/\([^)]+\)|\/[^/]+$/g, "").replace(/\[[^\]]+\]/g, word) || "/");

test("no page takes what somebody without a session posts: React would decode it", () => {
  const pages = ["promessa", "formulario", "1"].flatMap((word) => addressesIn(/page\.tsx$/, word));
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    expect(refused("POST", page), page).toBe(405);
    expect(refused("POST", page, { "next-action": ACTION }), page).not.toBeUndefined();
  }
});

test("what the dashboard makes for who asks is made for each request", () => {
  const files = addressesIn(/^\(painel\).*route\.ts$/).filter((path) => path !== painelRoutes.donationsTemplate);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(isPerRequest(file), file).toBe(true);
});

test("lists as files are those that their entities name", () => {
  const files = ["/donations/arquivo", "/needs/arquivo", "/campaigns/arquivo", "/transparencia/doacoes.csv"];
  for (const address of files) expect(isListFile(address), address).toBe(true);
  for (const address of [
    "/handover/arquivo",
    "/backup/arquivo",
    "/needs",
    "/transparencia",
    "/transparencia/doacoes.csv/x",
    "/transparencia/doacoes/x",
  ])
    expect(isListFile(address), address).toBe(false);
});

test("a server action is for private screens, with a session", () => {
  const action = { "next-action": ACTION, ...SESSION };
  for (const address of ["/painel", "/post/12/edit", "/calendars?mes=1", "/donations/import"])
    expect(refused("POST", address, action), address).toBeUndefined();
  expect(refused("POST", "/painel", { "next-action": ACTION })).toBe(401);
  for (const address of ["/", "/posts", "/login", "/painel/x"]) expect(refused("POST", address, action)).toBe(405);
});

test("the form for a backup is posted, with a session", () => {
  expect(refused("POST", "/backup/arquivo", SESSION)).toBeUndefined();
  expect(refused("POST", "/backup/arquivo")).toBe(303);
  expect(refused("PUT", "/backup/arquivo", SESSION)).toBe(405);
});

test("a cached function is no server action, and neither is what has no such id", () => {
  for (const id of [CACHED_FUNCTION, "f".repeat(42), "x", ACTION.slice(1), `${ACTION}a`])
    expect(refused("POST", "/painel", { "next-action": id, ...SESSION }), id).toBe(405);
  expect(refused("POST", "/painel", SESSION)).toBe(405);
});

test.each([
  ["GET", "*", 400],
  ["OPTIONS", "*", 400],
  ["GET", "/posts/%E0", 400],
  ...["/api/./docs", "/api/posts/../docs", "/precisamos/%2E/pagina/promessa", "/api/x\\..\\docs", "/a/%2e."].map(
    (address): [string, string, number] => ["POST", address, 400],
  ),
  ["GET", "/.well-known/security.txt?/../", undefined],
  ["GET", "/_next/image?url=/logo.svg", 404],
  ["GET", `/cartao/${"x".repeat(2_000)}.jpg`, 414],
  ["GET", `/posts?${"x".repeat(2_000)}`, 414],
  ["GET", "http://nova.example/", undefined],
  ["GET", "http://nova.example?q=x", undefined],
  ["POST", "http://nova.example/api/posts", undefined],
  ["POST", "HTTPS://a@nova.example:443/posts", 405],
  ["GET", "http://nova.example/_next/image?url=/logo.svg", 404],
  ["GET", "http:///posts", 400],
  ["GET", "ftp://nova.example/", 400],
])("%s %s is answered with %s", (method, url, status) => {
  expect(refused(method, url)).toBe(status);
});

const treeOf = (state: unknown) => ({ rsc: "1", "next-router-state-tree": encodeURIComponent(JSON.stringify(state)) });

test("what Next's router never sends is refused where a page is rendered for each request", () => {
  const page = ["", { children: ["login", { children: ["__PAGE__", {}] }] }, null, "refetch"];
  expect(refused("GET", "/login", treeOf(page))).toBeUndefined();
  expect(refused("GET", "/login", { rsc: "1", "next-router-prefetch": "1" })).toBeUndefined();
  const raw = ["", "x", "%E0%A4%A", "null", "[".repeat(5_000)].map((tree) => ({ "next-router-state-tree": tree }));
  const made = [[], { a: 1 }, ["", { children: [["a", "b", "x"], {}] }]].map(treeOf);
  for (const headers of [...raw, ...made, { "next-router-prefetch": "2" }])
    for (const address of ["/login", "/rascunho/x", "/painel"])
      expect(refused("GET", address, headers as Record<string, string>), JSON.stringify(headers)).toBe(400);
  expect(refused("GET", "/posts", { "next-router-state-tree": "x" })).toBeUndefined();
  expect(refused("POST", "/login", { "next-router-state-tree": "x" })).toBe(405);
});

test("a deep tree, whose check would hold up all visitors for a second, is not looked into", () => {
  const nested = (depth: number): unknown => ["", depth > 0 ? { a: nested(depth - 1) } : {}];
  const deep = JSON.stringify(nested(1_300));
  const parse = vi.spyOn(JSON, "parse");
  for (const tree of [deep, encodeURIComponent(deep)]) {
    expect(refused("GET", "/login", { "next-router-state-tree": tree })).toBe(400);
    expect(refused("GET", "/posts", { "next-router-state-tree": tree })).toBeUndefined();
  }
  expect(refused("GET", "/posts", { "next-router-state-tree": "x" })).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});

test("of two hosts a proxy in front may have believed the other one", () => {
  const rawHeaders = ["Host", "nova.example", "host", "evil.example"];
  const request = { method: "GET", url: "/", headers: {}, rawHeaders } as unknown as IncomingMessage;
  expect(refusalOf(request)?.status).toBe(400);
});
