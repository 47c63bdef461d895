import { appendFile, mkdtemp, readFile, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openLog } from "./log";

test("the log begins anew when it has grown large, and still tells what was said last", async () => {
  const log = await openLog(await mkdtemp(path.join(os.tmpdir(), "nova-log-")));
  await appendFile(log.file, "antes\n");
  await log.mark();
  await appendFile(log.file, "x".repeat(6_000_000));
  await log.rotate();
  expect((await stat(log.file)).size).toBe(0);
  expect(await readFile(`${log.file}.1`, "utf8")).toMatch(/^antes\nx+$/);
  await appendFile(log.file, "depois\n");
  expect(await log.tail()).toBe("depois");
  await log.rotate();
  expect(await log.tail()).toBe("depois");
});
