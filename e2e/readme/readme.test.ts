import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withSection } from "./marked";
import { brokenPaths, readmes } from "./paths";
import { defaultOf, OPERATORS, readVariables, SECTION, variablesTable } from "./variables";

const read = (file: string) => readFileSync(file, "utf8");

test.each(readmes())("%s names no file, folder or heading that there is not", (readme) => {
  expect(brokenPaths(readme)).toEqual([]);
});

test("what is missing is found: links, headings, paths in code; addresses and names of other things are not taken for paths", () => {
  const text = [
    "[a](lib/none.md) [b](#nowhere) [c](lib/README.md#the-rooms) [d](https://example.org/x.ts)",
    "`lib/none/` `none.ts` `lib/{env,none}.ts` `lib/*/none.ts` `lib/env.ts` `env.ts` `app/(site)` `items/*.ts`",
    "`/posts` `DATA_DIR/files` `busca` `npm run build` `node_modules/none`",
  ].join("\n");
  expect(brokenPaths("README.md", text)).toEqual([
    ...["lib/none.md", "#nowhere"],
    ...["lib/none/", "none.ts", "lib/{env,none}.ts", "lib/*/none.ts"],
  ]);
});

test("the operators' table of variables is what lib/env.ts and .env.example say (e2e/readme/variables.ts writes it)", () => {
  const text = read(OPERATORS);
  expect(text).toBe(withSection(text, SECTION, variablesTable()));
});

test(".env.example shows each default as it is", () => {
  const withDefault = readVariables().filter(({ name }) => defaultOf(name) !== undefined);
  expect(withDefault.map(({ name, example }) => [name, example])).toEqual(
    withDefault.map(({ name }) => [name, defaultOf(name)]),
  );
});

test("README.md has the two commands, and the six variables that matter exist", () => {
  const text = read("README.md");
  expect(text).toContain("npm ci && npm start");
  expect(text).toContain("npm ci && npm test");
  const named = [...text.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(named).toHaveLength(6);
  expect(readVariables().map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});

test("a proxy that is set up as the operators read it writes no visitor's address down, as /privacidade says", () => {
  const [snippet = ""] = /```nginx[\s\S]*?```/.exec(read(OPERATORS)) ?? [];
  expect(snippet).toContain("proxy_pass");
  expect(snippet).toContain("access_log off;");
});

test("what CI runs is what README.md tells to type", () => {
  const typed = read(".ci/run")
    .split("\n")
    .filter((line) => line.startsWith("npm "));
  expect(typed.join(" && ")).toBe("npm ci && npm test");
});

test("the map of lib's rooms has each of them", () => {
  const map = read("lib/README.md");
  const rooms = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unnamed = rooms.filter(({ name }) => name !== "generated" && !map.includes(`\`${name}/\``));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["README.md", 150],
  ["lib/start/README.md", 220],
  ["lib/README.md", 210],
  ["prisma/README.md", 80],
  ["e2e/bench/README.md", 240],
])("%s has at most %i lines", (readme, lines) => {
  expect(read(readme).trimEnd().split("\n").length).toBeLessThanOrEqual(lines);
});

test("a section that is not there is no section to write into", () => {
  expect(() => withSection("# A\n", "load", "x")).toThrow("'load'");
  expect(withSection("a\n<!-- x -->\nold\n<!-- /x -->\nb", "x", "new")).toBe("a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb");
});
