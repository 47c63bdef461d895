import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildHash } from "./build-hash";

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "nova-hash-"));
  await write("app/page.tsx", "página");
  await write("package-lock.json", "{}");
});

test("the same content is the same build, wherever and whenever it was written", async () => {
  const before = await buildHash(root);
  await rm(path.join(root, "app/page.tsx"));
  await write("app/page.tsx", "página");
  expect(await buildHash(root)).toBe(before);
});

test.each([
  ["a page", "app/page.tsx", "outra página"],
  ["a new file", "lib/posts/service.ts", "export {}"],
  ["a picture", "public/default.jpg", "jpg"],
  ["a dependency", "package-lock.json", '{"a":1}'],
  ["the schema", "prisma/schema.prisma", "model A {}"],
])("%s that changes makes the build stale", async (_, file, text) => {
  const before = await buildHash(root);
  await write(file, text);
  expect(await buildHash(root)).not.toBe(before);
});

test("tests, READMEs and generated code do not", async () => {
  const before = await buildHash(root);
  await write("lib/posts/service.test.ts", "test()");
  await write("lib/posts/posts.fixture.ts", "export {}");
  await write("lib/posts/README.md", "# Posts");
  await write("lib/generated/prisma/client.ts", "export {}");
  expect(await buildHash(root)).toBe(before);
});
