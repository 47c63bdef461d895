import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { s3Server } from "../../e2e/harness/s3";
import { db } from "../db/client";

const LATER = new Date(Date.now() + 86_400_000);
const EARLIER = new Date(Date.now() - 86_400_000);
const server = await s3Server();
afterAll(() => server.stop());

/** Modules of a process whose files are there. */
async function over(place: object) {
  vi.resetModules();
  for (const [name, value] of Object.entries(place)) vi.stubEnv(name, value);
  const [{ storage }, { removeLeftoverFiles }] = await Promise.all([
    import("../storage/storage"),
    import("./leftover-files"),
  ]);
  vi.unstubAllEnvs();
  return { storage, removeLeftoverFiles };
}

describe.each([
  ["on disk", await over({})],
  ["in a bucket", await over(server.env)],
])("%s", (_, { storage, removeLeftoverFiles }) => {
  const store = async (id = randomUUID()) => {
    for (const file of ["original.webp", "320.avif"]) await storage.write(`images/${id}/${file}`, Buffer.from(id));
    return id;
  };
  const isThere = async (id: string) => (await storage.read(`images/${id}/original.webp`)) !== undefined;

  beforeEach(async () => {
    await db.image.deleteMany();
    for await (const page of storage.list("images")) for (const { name } of page) await storage.remove(name);
  });

  it("files without a row go, those with one stay", async () => {
    const [known, unknown] = [await store(), await store()];
    await db.image.create({ data: { id: known } });
    expect(await removeLeftoverFiles({ olderThan: LATER })).toEqual({ leftovers: 1, unfinished: 0 });
    expect([await isThere(known), await isThere(unknown)]).toEqual([true, false]);
    expect(await storage.read(`images/${unknown}/320.avif`)).toBeUndefined();
  });

  it("what is being uploaded has no row yet, and stays", async () => {
    const id = await store();
    expect(await removeLeftoverFiles({ olderThan: EARLIER })).toEqual({ leftovers: 0, unfinished: 0 });
    expect(await isThere(id)).toBe(true);
  });

  it("the files of another database stay", async () => {
    const ids = await Promise.all(Array.from({ length: 21 }, () => store()));
    expect(await removeLeftoverFiles({ olderThan: LATER })).toEqual({ leftovers: 0, unfinished: 0 });
    expect(await isThere(ids[0] ?? "")).toBe(true);
    await db.image.createMany({ data: (await Promise.all(ids.map(() => store()))).map((id) => ({ id })) });
    expect(await removeLeftoverFiles({ olderThan: LATER })).toEqual({ leftovers: 21, unfinished: 0 });
  });

  it("files elsewhere are none of its business", async () => {
    await storage.write("outros/a/original.webp", Buffer.from("x"));
    await storage.write("images/solto", Buffer.from("x"));
    expect(await removeLeftoverFiles({ olderThan: LATER })).toEqual({ leftovers: 0, unfinished: 0 });
    expect(await storage.read("outros/a/original.webp")).toBeDefined();
  });
});

it("an unfinished file of a picture goes, the picture stays", async () => {
  const { storage, removeLeftoverFiles } = await over({});
  const { id } = await db.image.create({ data: {} });
  const folder = path.join(process.env.DATA_DIR ?? "", "files", "images", id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "original.webp"), "x");
  await writeFile(path.join(folder, `720.avif.${randomUUID()}.part`), "x");
  expect(await removeLeftoverFiles({ olderThan: EARLIER })).toMatchObject({ unfinished: 0 });
  expect(await removeLeftoverFiles({ olderThan: LATER })).toMatchObject({ unfinished: 1 });
  expect(await storage.read(`images/${id}/original.webp`)).toBeDefined();
});

it("the files of another database stay, also when it has so many that they would go a share a day", async () => {
  const { storage, removeLeftoverFiles } = await over({});
  await db.image.deleteMany();
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  const known = ids(1_100);
  await db.image.createMany({ data: known.map((id) => ({ id })) });
  const files = [...known, ...ids(1_200)].map((id) => ({ name: `images/${id}/original.webp`, modifiedAt: EARLIER }));
  vi.spyOn(storage, "list").mockImplementation(async function* () {
    yield files;
  });
  expect(await removeLeftoverFiles({ olderThan: LATER })).toEqual({ leftovers: 0, unfinished: 0 });
});
