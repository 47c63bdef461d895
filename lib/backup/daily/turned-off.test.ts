import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { backupName } from "../name";
import { dailyBackup } from "./job";

const folder = path.join(String(process.env.DATA_DIR), "backups");

test("turned off, the copies from before go after the six months that are promised, but for the newest one", async () => {
  await mkdir(folder, { recursive: true });
  const ofDaysAgo = (days: number) => backupName(new Date(Date.now() - days * 86_400_000));
  const others = ["foto.jpg", "before-restore-2020-01-01-030000.nova"];
  const [young, ...old] = [ofDaysAgo(180), ofDaysAgo(190), ofDaysAgo(400)];
  for (const name of [...others, young, ...old]) await writeFile(path.join(folder, String(name)), "x");
  expect(await dailyBackup.work()).toEqual({ backups: 0, tests: 0 });
  expect((await readdir(folder)).sort()).toEqual([...others, young].sort());
  await rm(path.join(folder, String(young)));
  for (const name of old) await writeFile(path.join(folder, name), "x");
  await dailyBackup.work();
  expect((await readdir(folder)).sort()).toEqual([...others, old[0]].sort());
});
