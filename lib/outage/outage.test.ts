import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { appendFile, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Cause, Outage } from "./outage";
import { openOutageFile, outageFile, readOutage } from "./record";
import { createReport } from "./report";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "nova-outage-"));
});
afterEach(() => {
  spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

type Failure = { message: string; outageCause: Cause };
const unknown: Failure = { message: "O banco de dados não iniciou.", outageCause: "unknown" };
const full: Failure = { message: "O disco está cheio.", outageCause: "disk-full" };
const outage: Outage = { since: "2026-07-03T13:32:00.000Z", cause: "disk-full" };

function listen() {
  let ms = Date.parse(outage.since);
  const said: string[] = [];
  const recorded: Outage[] = [];
  const record = async (found: Outage) => void recorded.push(found);
  const report = createReport({ print: (text) => said.push(text), record, now: () => ms });
  return {
    ...{ said, recorded },
    async down(failure: Failure, afterMs = 0) {
      ms += afterMs;
      await report.down(failure);
    },
    async up(afterMs: number) {
      ms += afterMs;
      await report.up();
    },
  };
}

test("the log tells that it stopped, why after the third failed attempt, then once a minute, and that it is back", async () => {
  const { said, down, up } = listen();
  await down(unknown);
  expect(said.splice(0)).toEqual(["O banco de dados parou sem aviso; iniciando de novo."]);
  for (const afterMs of [500, 1_000]) await down(full, afterMs);
  expect(said).toEqual([]);
  await down(full, 2_000);
  expect(said.splice(0)).toEqual(["O disco está cheio. O Nova continua tentando."]);
  for (const afterMs of [30_000, 30_000, 30_000, 30_000]) await down(full, afterMs);
  expect(said.splice(0)).toHaveLength(2);
  await up(5_000);
  expect(said).toEqual(["O banco de dados está no ar outra vez."]);
});

test("the log tells at once what it knows at once", async () => {
  const { said, down } = listen();
  await down(full);
  expect(said).toEqual(["O disco está cheio. Iniciando de novo."]);
});

test("the record has when it stopped, the cause that was found, and when it came back", async () => {
  const { recorded, down, up } = listen();
  await down(unknown);
  await down(full, 1_000);
  await down(unknown, 1_000);
  await up(1_000);
  const { since } = outage;
  expect(recorded).toEqual([
    { since, cause: "unknown" },
    { since, cause: "disk-full" },
    { since, cause: "disk-full" },
    { since, cause: "disk-full", until: "2026-07-03T13:32:03.000Z" },
  ]);
});

test("what fails again before it was healthy is the same outage, later it is another one", async () => {
  const { recorded, down, up } = listen();
  await down(full);
  await up(1_000);
  await down(unknown, 2_000);
  expect(recorded.at(-1)).toEqual(outage);
  await up(1_000);
  await down(unknown, 60_000);
  expect(recorded.at(-1)).toEqual({ since: "2026-07-03T13:33:04.000Z", cause: "unknown" });
});

test("what is recorded is read, by this user only; a start closes what the one before left open", async () => {
  const record = await openOutageFile(folder);
  expect(await readOutage(folder)).toBeUndefined();
  await record(outage);
  expect(await readOutage(folder)).toEqual(outage);
  if (process.platform !== "win32") expect((await stat(outageFile(folder))).mode & 0o777).toBe(0o600);
  await openOutageFile(folder);
  const { until = "", ...rest } = (await readOutage(folder)) ?? {};
  expect(rest).toEqual(outage);
  expect(Date.now() - Date.parse(until)).toBeLessThan(10_000);
  await record({ since: "2026-08-01T00:00:00.000Z", cause: "unknown" });
  expect(await readFile(outageFile(folder), "utf8")).toHaveLength(256);
});

test("a disk without any room takes the record", async ({ skip }) => {
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]).status === 0;
  if (!mounted) skip("mounting needs root");
  const record = await openOutageFile(folder);
  await expect(appendFile(path.join(folder, "rest"), Buffer.alloc(1_000_000))).rejects.toThrow("ENOSPC");
  await record(outage);
  expect(await readOutage(folder)).toEqual(outage);
});

test("a file that cannot be written, made or read fails nothing", async () => {
  const record = await openOutageFile(folder);
  await rm(outageFile(folder));
  await record(outage);
  expect(await readOutage(folder)).toBeUndefined();
  await (await openOutageFile(path.join(folder, "missing")))(outage);
  await writeFile(outageFile(folder), "half of it: {");
  expect(await readOutage(folder)).toBeUndefined();
});
