import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { sweepReplaced } from "./replaced";

const folder = path.join(String(process.env.DATA_DIR), "backups");

afterEach(() => void vi.useRealTimers());

test("what a restore replaced is deleted after 30 days, what a killed one left unfinished at once, and nothing else in the folder", async () => {
  vi.useFakeTimers({ now: new Date("2026-06-30T12:00:00Z"), toFake: ["Date"] });
  await rm(folder, { recursive: true, force: true });
  expect(await sweepReplaced.work()).toEqual({ copies: 0 });
  await mkdir(folder, { recursive: true });
  const copy = (day: string) => `before-restore-${day}.nova`;
  const kept = [copy("2026-05-31-120000"), copy("2026-06-29-030000")];
  const others = ["nova-2020-01-01-030000.nova", "nova-2020-01-01-030000.nova.part", "before-restore-antes.nova"];
  const old = [copy("2020-01-01-030000"), copy("2026-05-31-115959"), `${copy("2026-06-30-110000")}.0b9f-1.part`];
  for (const name of [...kept, ...others, ...old]) await writeFile(path.join(folder, name), "");
  expect(await sweepReplaced.work()).toEqual({ copies: 3 });
  expect((await readdir(folder)).sort()).toEqual([...kept, ...others].sort());
});
