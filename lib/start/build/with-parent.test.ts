import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inProject } from "../project";
import { exitCode } from "../terminal/children";

const withParent = inProject("lib", "start", "build", "with-parent.mjs");

async function script(text: string) {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "nova-with-parent-")), "script.mjs");
  await writeFile(file, text);
  return file;
}

test("a build ends with the supervisor that was killed", async () => {
  const build = await script("console.log(process.pid); setInterval(() => {}, 1000);");
  const supervisor = await script(`
    import { spawn } from "node:child_process";
    spawn(process.execPath, ${JSON.stringify([withParent, build, "build"])}, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  `);
  const parent = spawn(process.execPath, [supervisor], { stdio: ["ignore", "pipe", "inherit"] });
  // The build holds the other end of the pipe: it closes when both are gone.
  const ended = once(parent.stdout, "close");
  await once(parent.stdout, "data");
  parent.stdout.resume();
  parent.kill("SIGKILL");
  await ended;
});

test("a script gets its own arguments, and ends when it has nothing left to do", async () => {
  const file = await script("process.exitCode = process.argv[2] === 'build' ? 7 : 1;");
  expect(
    await exitCode(
      spawn(process.execPath, [withParent, file, "build"], { stdio: ["ignore", "ignore", "ignore", "ipc"] }),
      "A",
    ),
  ).toBe(7);
});
