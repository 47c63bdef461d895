import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { acquireLock, waitForLock } from "./lock";

const unique = () => `lock-test-${process.pid}-${Math.random()}`;

test("a name is held by one at a time, and free again after the release", async () => {
  const name = unique();
  const lock = await acquireLock(name);
  expect(lock).toBeDefined();
  expect(await acquireLock(name)).toBeUndefined();
  await lock?.release();
  const again = await acquireLock(name);
  expect(again).toBeDefined();
  await again?.release();
});

test("waiting ends when the other lets go", async () => {
  const name = unique();
  const first = await acquireLock(name);
  const onWait = vi.fn();
  const waiting = waitForLock(name, onWait);
  await expect.poll(() => onWait.mock.calls).toHaveLength(1);
  await first?.release();
  await (await waiting).release();
});

test.skipIf(process.platform === "win32")("the socket file of a killed owner is taken over", async () => {
  const address = path.join(await mkdtemp(path.join(os.tmpdir(), "nova-lock-")), "owner.sock");
  const owner = spawn(process.execPath, [
    "-e",
    `require("net").createServer().listen(${JSON.stringify(address)}, () => console.log("ok"))`,
  ]);
  await once(owner.stdout, "data");
  expect(await acquireLock("", address)).toBeUndefined();
  owner.kill("SIGKILL");
  await once(owner, "exit");
  const lock = await acquireLock("", address);
  expect(lock).toBeDefined();
  await lock?.release();
});
