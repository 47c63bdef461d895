import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InUse, removeLeftover, takeLockFile } from "./lock-file";

const here = "aqui boot net:[1] 1:2";
const there = "aqui boot net:[2] 1:2";
/** So long that a test which waits for it fails. */
const NEVER_MS = 1_000_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "nova-lock-file-"));
  file = path.join(folder, "lock");
});
afterEach(() => {
  spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** As kill -9 leaves it. */
const leave = (place?: string) => writeFile(file, JSON.stringify({ id: "left", hostname: "aqui", place }));

test("what another place holds is refused, and taken at once when it was released", async () => {
  const held = await takeLockFile(file, there, { heartbeatMs: 10 });
  const onWatch = vi.fn();
  const refused = await takeLockFile(file, here, { onWatch }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InUse);
  expect(refused).toMatchObject({ holder: { hostname: os.hostname(), place: there } });
  expect(onWatch).toHaveBeenCalledOnce();
  await held.release();
  expect(existsSync(file)).toBe(false);
  await (await takeLockFile(file, here, { watchMs: NEVER_MS, onWatch })).release();
  expect(onWatch).toHaveBeenCalledOnce();
});

test.each([
  ["another place", there],
  ["nobody knows where", undefined],
])("what %s left over is watched, then taken", async (_, place) => {
  await leave(place);
  const onWatch = vi.fn();
  const held = await takeLockFile(file, here, { watchMs: 20, heartbeatMs: 10, onWatch });
  expect(onWatch).toHaveBeenCalledOnce();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ place: here });
  await held.release();
  expect(await readdir(folder)).toEqual([]);
});

test("where the system does not tell one place from another, a leftover is watched", async () => {
  await leave();
  const onWatch = vi.fn();
  await (await takeLockFile(file, undefined, { watchMs: 20, heartbeatMs: 10, onWatch })).release();
  expect(onWatch).toHaveBeenCalledOnce();
});

test("what this place left over is taken without watching", async () => {
  await leave(here);
  const held = await takeLockFile(file, here, { watchMs: NEVER_MS });
  expect(await readFile(file, "utf8")).not.toContain("left");
  await held.release();
});

test("a file that is no lock is taken when it stands still", async () => {
  await writeFile(file, "");
  await (await takeLockFile(file, here, { watchMs: 20, heartbeatMs: 10 })).release();
});

test("of several starts that find the same leftover, one takes it", async () => {
  await leave(there);
  const starts = await Promise.allSettled(
    ["a", "b", "c", "d"].map((place) => takeLockFile(file, place, { watchMs: 100 })),
  );
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["lock"]);
});

test("a start whose new lock another one took, while a late one had it aside, gives up", async () => {
  await leave(there);
  const start = takeLockFile(file, here, { watchMs: 20 }).catch((error: unknown) => error);
  await expect.poll(() => readFile(file, "utf8").catch(() => ""), { interval: 5 }).toContain(here);
  await rename(file, `${file}.late.part`);
  await writeFile(file, JSON.stringify({ id: "third", hostname: "servidor-3", place: there }));
  expect(await start).toBeInstanceOf(InUse);
});

test("a start that comes late to a leftover puts back the lock of the one that took it", async () => {
  await leave(there);
  const left = await readFile(file, "utf8");
  const quicker = await takeLockFile(file, here, { watchMs: 20, heartbeatMs: 10 });
  const content = await readFile(file, "utf8");
  await removeLeftover(file, left);
  expect(await readFile(file, "utf8")).toBe(content);
  expect(await readdir(folder)).toEqual(["lock"]);
  await quicker.release();
});

test("a holder whose lock another one took is told, and leaves it to him", async () => {
  const held = await takeLockFile(file, here, { heartbeatMs: 10 });
  const content = JSON.stringify({ id: "other", hostname: "servidor-2", place: there });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
  expect(await held.lost).toMatchObject({ hostname: "servidor-2" });
  await held.release();
  expect(await readFile(file, "utf8")).toBe(content);
});

test("a holder whose lock is gone is told: another one may have come and left", async () => {
  const held = await takeLockFile(file, here, { heartbeatMs: 10 });
  await rm(file);
  expect(await held.lost).toBeUndefined();
});

test("a lock goes on beating on a full disk", async ({ skip }) => {
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]).status === 0;
  if (!mounted) skip("mounting needs root");
  const held = await takeLockFile(file, here, { heartbeatMs: 10 });
  await expect(writeFile(path.join(folder, "rest"), Buffer.alloc(1_000_000))).rejects.toThrow("ENOSPC");
  const { mtimeMs } = await stat(file);
  await expect.poll(async () => (await stat(file)).mtimeMs).not.toBe(mtimeMs);
  await held.release();
  expect(existsSync(file)).toBe(false);
});
