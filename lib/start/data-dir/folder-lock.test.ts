import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { chown, cp, mkdir, readdir, rename, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../project";
import { lockFolder } from "./folder-lock";

const SCRIPT = `import { lockFolder } from "./lib/start/data-dir/folder-lock";
  lockFolder(process.argv[1]).then((lock) => process.send(Boolean(lock))); setInterval(() => {}, 1000);`;
const hasNamespaces = spawnSync("unshare", ["-n", "true"]).status === 0;

let parent: string;
let folder: string;
let holder: ChildProcess | undefined;
beforeEach(async () => {
  parent = mkdtempSync(path.join(os.tmpdir(), "nova-folder-lock-"));
  folder = path.join(parent, "data");
  await mkdir(folder);
});
afterEach(end);

/** Another process that holds the folder, started by `launcher`. */
async function hold(...launcher: string[]) {
  const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", SCRIPT, folder];
  const [command = "", ...args] = [...launcher, ...node];
  holder = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  expect(await once(holder, "message")).toEqual([true, undefined]);
}

async function end() {
  if (!holder || holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
}

test("a folder is held by one process, and free once that was killed", async () => {
  await hold();
  expect(await lockFolder(folder)).toBeUndefined();
  await end();
  const lock = await lockFolder(folder);
  expect(lock).toBeDefined();
  await lock?.release();
});

test.skipIf(!hasNamespaces)("a holder in another network namespace is noticed, until it was killed", async () => {
  await hold("unshare", "-n");
  await expect(lockFolder(folder)).rejects.toMatchObject({
    message: `A pasta ${folder} está em uso por outra máquina ou contêiner.`,
    advice: expect.stringContaining("strategy: Recreate"),
  });
  await end();
  const lock = await lockFolder(folder);
  expect(lock).toBeDefined();
  await lock?.release();
});

test.skipIf(process.getuid?.() !== 0)("the lock that root leaves is its folder's user's", async () => {
  await chown(folder, 1234, 1234);
  await (await lockFolder(folder))?.release();
  expect((await stat(path.join(folder, "lock"))).uid).toBe(1234);
});

test("a released folder is free", async () => {
  for (const _ of "twice") await (await lockFolder(folder))?.release();
  expect(await readdir(folder)).toEqual(["lock"]);
});

test("a folder is itself at another path, and another one at the same path", async () => {
  const moved = path.join(parent, "moved");
  const first = await lockFolder(folder);
  await rename(folder, moved);
  await mkdir(folder);
  const second = await lockFolder(folder);
  expect(second).toBeDefined();
  expect(await lockFolder(moved)).toBeUndefined();
  await second?.release();
  await first?.release();
});

test("a copy of a folder, lock included, is another one", async () => {
  const original = await lockFolder(folder);
  const copy = path.join(parent, "copy");
  await cp(folder, copy, { recursive: true });
  const lock = await lockFolder(copy);
  expect(lock).toBeDefined();
  await lock?.release();
  await original?.release();
});
