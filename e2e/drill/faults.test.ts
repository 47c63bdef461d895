import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A process with a thread named like Next's; both print the year in a loop. */
const MAIN = `import { Worker } from "node:worker_threads";
  const start = () => new Worker(new URL("./nova-next.mjs", import.meta.url)).once("exit", (code) => {
    console.log("ended", code);
    start();
  });
  start();
  setInterval(() => console.log("main", new Date().getFullYear(), new Date(Date.now()).getFullYear()), 50);`;
const FRAMEWORK = `setInterval(() => console.log("thread", new Date().getFullYear(), new Date(0) instanceof Date), 50);`;

let folder: string;
let child: ChildProcess;
let output = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "nova-faults-"));
  await writeFile(path.join(folder, "main.mjs"), MAIN);
  await writeFile(path.join(folder, "nova-next.mjs"), FRAMEWORK);
  const faults = pathToFileURL(path.resolve("e2e/drill/faults.mjs")).href;
  child = spawn(process.execPath, ["--import", faults, path.join(folder, "main.mjs")], {
    env: { ...process.env, NOVA_DRILL_FOLDER: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  output = "";
  child.stdout?.on("data", (piece) => {
    output += piece;
  });
  await expect.poll(() => output).toContain("thread");
});

afterEach(async () => {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
});

const order = (text: object) => writeFile(path.join(folder, "order.json"), JSON.stringify({ clockMs: 0, ...text }));
const year = new Date().getFullYear();

test("the clock is off in every thread, and right again", async () => {
  await order({ id: 1, clockMs: 366 * 24 * 3_600_000 });
  await expect.poll(() => output).toContain(`main ${year + 1} ${year + 1}`);
  await expect.poll(() => output).toContain(`thread ${year + 1} true`);
  await order({ id: 2 });
  output = "";
  await expect.poll(() => output).toContain(`thread ${year} true`);
});

test("the framework's thread ends once when it is told to, and the next one is left alone", async () => {
  await order({ id: 1, fault: "exit", pid: child.pid });
  await expect.poll(() => output).toContain("ended 7");
  expect(await readdir(folder)).toContain("taken-1");
  output = "";
  await expect.poll(() => output).toContain("thread");
  await expect.poll(() => output.split("main").length).toBeGreaterThan(8);
  expect(output).not.toContain("ended");
});

test("it hangs when it is told to, and the thread in front goes on; another process's order is not its own", async () => {
  await order({ id: 1, fault: "hang", pid: 1 });
  output = "";
  await expect.poll(() => output).toContain("thread");
  await order({ id: 2, fault: "hang", pid: child.pid });
  await expect.poll(() => readdir(folder)).toContain("taken-2");
  output = "";
  await expect.poll(() => output.split("main").length).toBeGreaterThan(4);
  expect(output).not.toContain("thread");
});
