import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { root } from "../project";
import { lockFolder } from "./folder-lock";

/** So long that a test which waits for it fails. */
const NEVER_MS = 1_000_000;
const SCRIPT = `import { lockFolder } from "./lib/start/data-dir/folder-lock";
  lockFolder(process.argv[1], { heartbeatMs: 50 }).then((lock) => process.send(Boolean(lock))); setInterval(() => {}, 1000);`;
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
    await expect(lockFolder(folder)).rejects.toMatchObject({
      message: `A pasta ${folder} está em uso por outra máquina ou contêiner (${os.hostname()}).`,
      advice: expect.stringContaining("strategy: Recreate"),
    });
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
  const first = await lockFolder(folder, { heartbeatMs: NEVER_MS });
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
  const onWatch = vi.fn();
  const lock = await lockFolder(copy, { watchMs: 20, onWatch });
  expect(lock).toBeDefined();
  expect(onWatch).toHaveBeenCalledOnce();
  await lock?.release();
  await original?.release();
});

test("a holder is told why it has lost the folder", async () => {
  const file = path.join(folder, "lock");
  const timings = { heartbeatMs: 10, watchMs: 10 };
  const first = await lockFolder(folder, timings);
  await writeFile(`${file}.new`, JSON.stringify({ id: "other", hostname: "servidor-2" }));
  await rename(`${file}.new`, file);
  expect((await first?.lost)?.message).toBe(
    `O Nova encerrou para não estragar o banco de dados: outra máquina ou contêiner (servidor-2) passou a usar a pasta ${folder}.`,
  );
  await first?.release();
  const second = await lockFolder(folder, timings);
  await rm(file);
  expect((await second?.lost)?.message).toContain(`o arquivo ${file}, que reserva a pasta para ele, foi apagado`);
  await second?.release();
});
