import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "./fixtures";

/** Undocumented on purpose: next-auth's routes, the document itself, and the catch-all 404. */
const UNDESCRIBED = ["/api/auth/{...nextauth}", "/api/openapi.json", "/api/{[...path]}"];

/** Paths of all route.ts files, in OpenAPI's notation. */
async function pathsOfFolder() {
  const files = await readdir("app/api", { recursive: true });
  return files
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => `/api/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(.+?)\](?=\/|$)/g, "{$1}"))
    .filter((route) => !UNDESCRIBED.includes(route))
    .sort();
}

test("the document describes every path of the folder, each with its methods, and no other", async ({
  request,
  document,
}) => {
  const { paths } = document.content;
  const folder = await pathsOfFolder();
  expect(Object.keys(paths).sort()).toEqual(folder);
  for (const route of folder) {
    const allow = (await request.fetch(route.replace("{id}", "nada"), { method: "OPTIONS" })).headers().allow ?? "";
    const served = allow.split(", ").filter((method) => !["HEAD", "OPTIONS"].includes(method));
    expect(
      Object.keys(paths[route] ?? {}).map((method) => method.toUpperCase()),
      route,
    ).toEqual(served);
  }
});

test("every call has an example that is right", async ({ document }) => {
  for (const { path: route, method, operation } of document.operations()) {
    const at = ["paths", route, method.toLowerCase()];
    const [status = "", answer] = Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? [];
    const example = answer?.content?.["application/json"]?.example;
    expect(example, `${method} ${route}`).toBeDefined();
    document.checkExample([...at, "responses", status, "content", "application/json"], example);
    const body = operation.requestBody?.content["application/json"];
    if (!body) continue;
    expect(body.example, `${method} ${route}`).toBeDefined();
    document.checkExample([...at, "requestBody", "content", "application/json"], body.example);
  }
});

test("what it says of who may call is so", async ({ request, document }) => {
  for (const { path: route, method, operation } of document.operations()) {
    const mustSignIn =
      operation.security.length > 0 && !operation.security.some((way) => Object.keys(way).length === 0);
    if (!mustSignIn) continue;
    const response = await request.fetch(route.replace("{id}", "nada"), { method });
    expect([response.status(), await response.json()]).toEqual([401, { message: "Não Autorizado, sem token" }]);
  }
});
