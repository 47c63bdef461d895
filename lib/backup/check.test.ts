import { readFile, writeFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { backUp, folderStorage, OPTIONS, PASSPHRASE, sourceOf } from "../../e2e/harness/backups";
import { listMigrations } from "../../prisma/migrate";
import { db } from "../db/client";
import { AppError } from "../errors";
import { pack, unpack } from "./archive";
import { checkBackup } from "./check";
import { entryOf } from "./create";
import { decrypt, encrypt } from "./encryption";
import { jsonPart, type Part } from "./format";
import { writeBackup } from "./write-file";

let file: string;
let whole: Buffer;
let known: string[];

beforeAll(async () => {
  await db.setting.create({ data: { key: "a", value: "ação" } });
  const pictures = await folderStorage();
  await pictures.write("images/a/original.webp", Buffer.alloc(200_000, 1));
  file = await backUp(sourceOf(String(process.env.DATABASE_URL), pictures));
  whole = await readFile(file);
  known = await listMigrations();
});

const DAMAGED = "A cópia está danificada ou incompleta: baixe-a de novo de onde está guardada, ou use outra.";

async function refusal(content: Buffer, passphrase = PASSPHRASE, migrations = known) {
  const changed = `${file}.changed`;
  await writeFile(changed, content);
  const error = await checkBackup(changed, { passphrase }, migrations).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw error;
  expect(error.message.trim().split("\n")).toHaveLength(1);
  return error.message;
}

/** The backup with other parts under a manifest that is right. */
async function refusalOf(change: (parts: Part[]) => Part[]) {
  const changed = `${file}.other`;
  const parts: Part[] = [];
  for await (const part of unpack(decrypt(file, PASSPHRASE))) parts.push(part);
  async function* changedParts() {
    yield* change(parts);
  }
  const { rm } = await import("node:fs/promises");
  await rm(changed, { force: true });
  await writeBackup(changed, encrypt(pack(changedParts()), PASSPHRASE, OPTIONS.workFactor));
  return refusal(await readFile(changed));
}

const withManifest = (parts: Part[]) => [...parts, jsonPart("manifest.json", parts.map(entryOf))];
const withHeader = (change: object) => (parts: Part[]) => {
  const [header, ...others] = parts.slice(0, -1);
  const changed = { ...JSON.parse(String(header?.content)), ...change };
  return withManifest([jsonPart("nova.json", changed), ...others]);
};

test("a whole one says what it is", async () => {
  const { header } = await checkBackup(file, OPTIONS, known);
  expect(header).toMatchObject({ format: 1, migrations: known, pictures: "disk", secret: true });
  expect(header.variables).toEqual(["RESEND_API_KEY"]);
});

test("the passphrase may be typed with other accents and spaces around it, and otherwise not", async () => {
  const composed = await backUp(sourceOf(String(process.env.DATABASE_URL), await folderStorage()), {
    ...OPTIONS,
    passphrase: "avó caçou o pássaro",
  });
  const check = (passphrase: string) => checkBackup(composed, { passphrase }, known);
  await expect(check(` ${"avó caçou o pássaro".normalize("NFD")}\n`)).resolves.toBeDefined();
  for (const other of ["avo cacou o passaro", "Avó caçou o pássaro", "", "avó caçou o pássar"])
    await expect(check(other)).rejects.toThrow("A senha não abre esta cópia");
});

test("what is no backup is refused", async () => {
  for (const content of ["", "age", "PK\x03\x04", "x".repeat(100_000)])
    expect(await refusal(Buffer.from(content))).toContain("não é uma cópia de segurança do Nova");
});

test("a backup that was cut off anywhere is refused", async () => {
  const lengths = [22, 40, 100, 170, 200, 300, 65_000, 65_800, 131_400, whole.length >> 1, whole.length - 1_000];
  for (const length of [...lengths, whole.length - 17, whole.length - 1])
    expect([length, await refusal(whole.subarray(0, length))]).toEqual([length, DAMAGED]);
  expect(await refusal(Buffer.concat([whole, Buffer.from("x")]))).toBe(DAMAGED);
});

test("a backup with any byte of its header changed is refused", async () => {
  const end = whole.indexOf("\n--- ");
  const length = whole.indexOf("\n", end + 1) + 1 + 16;
  for (let at = 0; at < length; at++) {
    const changed = Buffer.from(whole);
    changed[at] = Number(changed[at]) ^ 1;
    expect(await refusal(changed), `byte ${at}`).toMatch(/danificada|não é uma cópia|não abre/);
  }
});

test("a backup with a byte changed further on is refused", async () => {
  for (const share of [0.1, 0.5, 0.9, 1]) {
    const at = Math.ceil(whole.length * share) - 1;
    const changed = Buffer.from(whole);
    changed[at] = Number(changed[at]) ^ 128;
    expect([at, await refusal(changed)]).toEqual([at, DAMAGED]);
  }
});

test("a backup of a newer version is refused, and says so", async () => {
  expect(await refusal(whole, PASSPHRASE, known.slice(0, -1))).toContain("foi feita por um Nova mais novo");
  expect(await refusalOf(withHeader({ format: 2, tables: "something else by then" }))).toContain("Nova mais novo");
});

test("parts and manifest have to be the same", async () => {
  expect(await refusalOf((parts) => parts.filter(({ name }) => !name.startsWith("files/")))).toBe(DAMAGED);
  expect(await refusalOf((parts) => parts.slice(0, -1))).toBe(DAMAGED);
  expect(await refusalOf((parts) => parts.slice(1))).toBe(DAMAGED);
  expect(await refusalOf((parts) => [...parts, { name: "files/images/b", content: Buffer.from("b") }])).toBe(DAMAGED);
  const other = (part: Part) => (part.name === "secret" ? { ...part, content: Buffer.from("other") } : part);
  expect(await refusalOf((parts) => parts.map(other))).toBe(DAMAGED);
  expect(await refusalOf(withHeader({ tables: undefined }))).toBe(DAMAGED);
});
