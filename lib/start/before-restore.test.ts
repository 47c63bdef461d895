import { mkdir, mkdtemp, readdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { PASSPHRASE } from "../../e2e/harness/backups";
import { readEnv } from "../env";
import { expendable, keepWhatIsThere, removeOld } from "./before-restore";

const NOW = new Date("2026-06-30T12:00:00Z");
const newFolder = () => mkdtemp(path.join(String(process.env.DATA_DIR), "before-restore-"));
const copy = (day: string) => `before-restore-${day}-030000.nova`;

test("of what restores replaced, the newest three stay, and all of the last 30 days", () => {
  const old = ["2025-01-01", "2026-01-01", "2026-05-30"].map(copy);
  const recent = ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-30"].map(copy);
  expect(expendable([...recent, ...old], NOW)).toEqual(old);
  expect(expendable(old, NOW)).toEqual([]);
  expect(expendable([copy("2024-01-01"), ...old], NOW)).toEqual([copy("2024-01-01")]);
});

test("nothing else in the folder is deleted", () => {
  const recent = ["2026-06-01", "2026-06-02", "2026-06-03"].map(copy);
  const others = ["nova-2020-01-01-030000.nova", `${copy("2020-01-01")}.part`, "before-restore-antes.nova"];
  expect(expendable([...others, ...recent], NOW)).toEqual([]);
});

test("a copy that would take the restore's room is not kept, and the restore does not begin", async () => {
  const folder = await newFolder();
  const restoring = { passphrase: PASSPHRASE, signal: new AbortController().signal };
  const keep = (bytes: number) =>
    keepWhatIsThere(readEnv({ DATA_DIR: folder }), String(process.env.DATABASE_URL), { ...restoring, bytes });
  await expect(keep(1e15)).rejects.toThrow("não cabe no disco");
  expect(await readdir(path.join(folder, "backups"))).toEqual([]);
  await keep(0);
  expect(await readdir(path.join(folder, "backups"))).toHaveLength(1);
});

test("the copy that was restored stays, by whatever path it was named", async () => {
  const folder = await newFolder();
  await mkdir(path.join(folder, "backups"));
  const copies = ["2020-01-01", "2020-02-01", "2020-03-01", "2020-04-01", "2020-05-01"].map(copy);
  for (const name of copies) await writeFile(path.join(folder, "backups", name), "");
  await symlink(folder, `${folder}-link`);
  await removeOld(readEnv({ DATA_DIR: folder }), path.join(`${folder}-link`, "backups", copies[0] ?? ""));
  expect((await readdir(path.join(folder, "backups"))).sort()).toEqual([copies[0], ...copies.slice(2)]);
});
