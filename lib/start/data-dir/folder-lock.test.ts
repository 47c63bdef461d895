import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { root } from "../project";
import { lockFolder } from "./folder-lock";

/** So long that a test which waits for it fails. */
const NEVER_MS = 1_000_000;
const SCRIPT = `import { lockFolder } from "./lib/start/data-dir/folder-lock";
  lockFolder(process.argv[1], { beatMs: 50 }).then((lock) => process.send(Boolean(lock))); setInterval(() => {}, 1000);`;
const hasNamespaces = spawnSync("unshare", ["-n", "true"]).status === 0;

let parent: string;
let folder: string;
let holder: ChildProcess | undefined;
beforeEach(async () => {
  parent = mkdtempSync(path.join(os.tmpdir(), "nova-folder-lock-"));
  folder = path.join(parent, "data");
  await mkdir(folder);
});
afterEach(async () => {
  await end();
  rmSync(parent, { recursive: true, force: true });
});

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

test.skipIf(process.platform !== "linux")("a killed holder of the same machine delays nobody", async () => {
  await hold();
  expect(await lockFolder(folder)).toBeUndefined();
  await end();
  const onWatch = vi.fn();
  const lock = await lockFolder(folder, { watchMs: NEVER_MS, onWatch });
  expect(lock).toBeDefined();
  expect(onWatch).not.toHaveBeenCalled();
  await lock?.release();
});

test.skipIf(!hasNamespaces)(
  "a holder in another network namespace is noticed, and its leftover is watched",
  async () => {
    await hold("unshare", "-n");
    await expect(lockFolder(folder)).rejects.toThrow("está em uso por outra máquina ou contêiner");
    await end();
    const onWatch = vi.fn();
    const lock = await lockFolder(folder, { watchMs: 20, onWatch });
    expect(lock).toBeDefined();
    expect(onWatch).toHaveBeenCalledOnce();
    await lock?.release();
  },
);

test("a folder is itself at another path, and another one at the same path", async () => {
  const moved = path.join(parent, "moved");
  const first = await lockFolder(folder, { beatMs: NEVER_MS });
  await rename(folder, moved);
  await mkdir(folder);
  const second = await lockFolder(folder);
  expect(second).toBeDefined();
  expect(await lockFolder(moved)).toBeUndefined();
  await second?.release();
  await first?.release();
});
