import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  backUp,
  bringBack,
  filesOf,
  folderStorage,
  newDatabase,
  rowsOf,
  SECRET,
  sourceOf,
  withClient,
} from "../../e2e/harness/backups";
import { s3Server } from "../../e2e/harness/s3";
import { applyWithin, listMigrations } from "../../prisma/migrate";
import { db, pool } from "../db/client";
import { originalName } from "../images/names";
import { createPost, deletePosts } from "../posts/service";
import { s3Storage } from "../storage/s3";
import type { Storage } from "../storage/types";

const source = String(process.env.DATABASE_URL);
const STRANGE = "barra \\ tab \t linha\nfim \\N aspas \" ' 🦄 ação";

let pictures: Storage;
let target: Awaited<ReturnType<typeof newDatabase>>;
let filled: typeof target; // brought back once, and copied from then on

beforeAll(async () => {
  pictures = await folderStorage();
  for (const id of ["a", "b"]) {
    await pictures.write(originalName(id), randomBytes(40_000));
    await db.image.create({ data: { id, width: 4, height: 4, alt: STRANGE } });
  }
  await pictures.write(`images/b/320.webp`, randomBytes(9_000));
  const user = await db.user.create({
    data: { name: "Ana", email: "ana@nova.example", passwordHash: "x", isAdmin: true, imageId: "a" },
  });
  await db.session.create({ data: { userId: user.id, kind: "COOKIE", version: 1, device: "D", expires: new Date() } });
  const post = await db.post.create({
    data: { titulo: STRANGE, description: STRANGE, autor: "A", slug: "acoes", permalink: "p", imageId: "b" },
  });
  await db.review.create({
    data: { postId: post.id, nome: "N", email: "n@nova.example", rating: 5, comment: STRANGE },
  });
  await db.reaction.create({ data: { postId: post.id, kind: "FIRE", visitor: "v" } });
  await db.donation.create({
    data: {
      kind: "MONEY",
      amount: "12.30",
      date: new Date("2026-01-02"),
      donor: "Rui",
      acao: "Horta",
      quantity: "1.375",
    },
  });
  const gone = await createPost({ titulo: "Vai embora", description: "Texto", autor: "A", slug: "acoes" });
  await deletePosts([gone.id]);
  // More than one piece of a table.
  await pool.query(`INSERT INTO "Setting" (key, value, "updatedAt") VALUES ('large', to_jsonb($1::text), now())`, [
    randomBytes(2_200_000).toString("hex"),
  ]);
  filled = await newDatabase();
  await bringBack(await backUp(sourceOf(source, pictures)), { url: filled.url, storage: await folderStorage() });
});

beforeEach(async () => {
  target = await newDatabase();
});
afterEach(() => target.drop());

let servers: { stop(): Promise<void> }[] = [];
afterAll(() => Promise.all([filled?.drop(), ...servers.map((server) => server.stop())]));

async function countPosts(url: string) {
  const { rows } = await withClient(url, (client) =>
    client.query(`SELECT sum(count)::int AS count FROM "Tally" WHERE entity = 'Post'`),
  );
  return rows[0]?.count;
}

test("everything is back, byte by byte, and goes on working", async () => {
  const storage = await folderStorage();
  const { secret } = await bringBack(await backUp(sourceOf(source, pictures)), { url: target.url, storage });
  expect(secret).toBe(SECRET);
  const rows = await rowsOf(target.url);
  expect(Object.keys(rows)).toContain("_prisma_migrations");
  expect(rows).toEqual(await rowsOf(source));
  expect(await filesOf(storage)).toEqual(await filesOf(pictures));
  const found = await withClient(target.url, async (client) => {
    expect(await countPosts(target.url)).toBe(1);
    await client.query(`INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "updatedAt")
      VALUES ('n', 'Nova', 'Texto', 'A', 'acoes', 'n', now())`);
    return client.query(`SELECT id FROM "Post" WHERE busca @@ nova_query('ações')`);
  });
  expect(found.rowCount).toBe(1);
  expect(await countPosts(target.url)).toBe(2);
  expect(await rowsOf(source)).toEqual(rows);
});

test("pictures go from the disk to a bucket and back", async () => {
  const server = await s3Server();
  servers = [server];
  const bucket = s3Storage(server.place);
  await bringBack(await backUp(sourceOf(source, pictures)), { url: target.url, storage: bucket });
  expect(await server.names()).toEqual(Object.keys(await filesOf(pictures)).sort());
  const [other, disk] = [await newDatabase(), await folderStorage()];
  await bringBack(await backUp(sourceOf(target.url, bucket)), { url: other.url, storage: disk });
  expect(await filesOf(disk)).toEqual(await filesOf(pictures));
  expect(await rowsOf(other.url)).toEqual(await rowsOf(source));
  await other.drop();
});

test("a backup of an earlier version is brought forward", async () => {
  const known = await listMigrations();
  const earlier = await newDatabase();
  const sessions = known.findIndex((name) => name.endsWith("_sessions"));
  await withClient(earlier.url, async (client) => {
    await client.query("BEGIN");
    await applyWithin(client, known.slice(0, sessions));
    await client.query("COMMIT");
    await client.query(`INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "updatedAt")
      VALUES ('n', 'Ação', 'Texto', 'A', 'acoes', 'n', now())`);
    await client.query(`INSERT INTO "User" (id, name, email, "passwordHash", "isAdmin", "updatedAt")
      VALUES ('a', 'Ana', 'ana@nova.example', '', true, now())`);
  });
  expect(await rowsOf(earlier.url)).not.toHaveProperty("Session");
  await bringBack(await backUp(sourceOf(earlier.url, pictures)), { url: target.url, storage: await folderStorage() });
  const { Post, User, Session, _prisma_migrations: applied } = await rowsOf(target.url);
  expect(Session).toBe("");
  expect(User).toContain("ADMINISTRATION"); // whoever could do everything still can
  // Columns that came later follow, with their defaults.
  expect(Post?.startsWith(String((await rowsOf(earlier.url)).Post).trimEnd())).toBe(true);
  expect(applied?.trim().split("\n")).toHaveLength(known.length);
  expect(await countPosts(target.url)).toBe(1);
  await earlier.drop();
});

test("what is there is only replaced when that is asked for, and then all of it", async () => {
  const file = await backUp(sourceOf(source, pictures));
  const [other, storage] = [await newDatabase(filled.name), await folderStorage()];
  await withClient(other.url, (client) =>
    client.query(`UPDATE "Post" SET titulo = 'Outro'; DELETE FROM "Donation"; CREATE TABLE "Extra" (a int)`),
  );
  const before = await rowsOf(other.url);
  await expect(bringBack(file, { url: other.url, storage })).rejects.toThrow("repitam com --replace");
  expect(await rowsOf(other.url)).toEqual(before);
  await bringBack(file, { url: other.url, storage, replace: true });
  expect(await rowsOf(other.url)).toEqual(await rowsOf(source));
  await other.drop();
});

/** A backup, and a database with other rows. */
async function overOtherRows() {
  const [file, storage] = [await backUp(sourceOf(source, pictures)), await folderStorage()];
  const { url, drop } = await newDatabase(filled.name);
  await withClient(url, (client) => client.query(`UPDATE "Post" SET titulo = 'Outro'`));
  const restore = (beforeCommit?: () => void) =>
    bringBack(file, {
      ...{ url, storage, replace: true },
      onPart: ({ name }) => name === "manifest.json" && beforeCommit?.(),
    });
  return { restore, before: await rowsOf(url), url, drop };
}

test("a table that somebody added by hand is left out, and the rest comes back", async () => {
  const other = await newDatabase(filled.name);
  await withClient(other.url, (client) =>
    client.query(`CREATE TABLE "Antigos" (id serial); INSERT INTO "Antigos" DEFAULT VALUES`),
  );
  const file = await backUp(sourceOf(other.url, pictures));
  const { skipped } = await bringBack(file, { url: target.url, storage: await folderStorage() });
  expect(skipped).toEqual(["Antigos"]);
  expect(await rowsOf(target.url)).toEqual(await rowsOf(source));
  await other.drop();
});

test("stopped half-way it has changed nothing, and can be repeated", async () => {
  const { restore, before, url, drop } = await overOtherRows();
  const stopped = new Error("stopped");
  const stop = restore(() => {
    throw stopped;
  });
  await expect(stop).rejects.toBe(stopped);
  expect(await rowsOf(url)).toEqual(before);
  await restore();
  expect(await rowsOf(url)).toEqual(await rowsOf(source));
  await drop();
});

test("a connection that is cut half-way has changed nothing", async () => {
  const { restore, before, url, drop } = await overOtherRows();
  let cutting: Promise<unknown> | undefined;
  const cut = restore(() => {
    cutting = withClient(source, (client) =>
      client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
        new URL(url).pathname.slice(1),
      ]),
    );
  });
  await expect(cut).rejects.toThrow(/terminat|connection/i);
  await cutting;
  expect(await rowsOf(url)).toEqual(before);
  await drop();
});

test("a database that somebody uses, or that is another program's, is left alone", async () => {
  const file = await backUp(sourceOf(source, pictures));
  const storage = await folderStorage();
  await withClient(target.url, async () => {
    await expect(bringBack(file, { url: target.url, storage })).rejects.toThrow(
      "O banco de dados está em uso (1 conexão)",
    );
  });
  await withClient(target.url, (client) => client.query("CREATE TABLE theirs (a int)"));
  await expect(bringBack(file, { url: target.url, storage, replace: true })).rejects.toThrow(
    "tabelas de outro programa",
  );
  expect(await rowsOf(target.url)).toEqual({ theirs: "" });
});
