import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { toAppError } from "../errors";
import { diskStorage } from "./disk";

/** What happens to files and folders, in order; a step named in `failing` fails as on a full disk. */
const { steps, failing } = vi.hoisted(() => ({ steps: [] as string[], failing: new Set<string>() }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  async function step(name: string, place: string) {
    steps.push(`${name} ${path.basename(place).replace(/\.[\w-]{36}\.part$/, ".part")}`);
    if (failing.has(name)) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  }
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      const handle = await real.open(...args);
      const place = String(args[0]);
      const { writeFile, sync } = handle;
      handle.writeFile = async (...given) => step("write", place).then(() => writeFile.apply(handle, given));
      handle.sync = async () => step("flush", place).then(() => sync.apply(handle));
      return handle;
    },
    rename: async (from: string, to: string) => step("rename", to).then(() => real.rename(from, to)),
  };
});

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(process.env.DATA_DIR ?? "", "disk-"));
  await mkdir(path.join(root, "files"));
  steps.length = 0;
  failing.clear();
});

it("a file that was written outlives a power cut: its bytes, its name, and the new folders around it", async () => {
  const storage = diskStorage(() => root);
  await storage.write("images/a/original.webp", Buffer.from("x"));
  const file = ["write original.webp.part", "flush original.webp.part", "rename original.webp"];
  expect(steps).toEqual([...file, "flush a", "flush images", "flush files"]);
  steps.length = 0;
  await storage.write("images/a/original.webp", Buffer.from("y"));
  expect(steps).toEqual([...file, "flush a"]);
});

it.each(["write", "flush", "rename"])("a full disk met by the %s is said, and leaves nothing behind", async (name) => {
  failing.add(name);
  const failure = await diskStorage(() => root)
    .write("images/a/320.webp", Buffer.from("x"))
    .catch(toAppError);
  expect(failure).toMatchObject({ code: "unavailable", message: expect.stringMatching(/disco está cheio/) });
  expect(await readdir(path.join(root, "files", "images", "a"))).toEqual([]);
});
