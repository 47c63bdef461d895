import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, it, vi } from "vitest";
import { Entry } from "./entry";
import { createRecompression } from "./recompress";
import { Store } from "./store";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

afterEach(() => void vi.restoreAllMocks());

const entryOf = (key: string, generation = 1) => {
  const headers = { "content-type": "text/html" };
  return new Entry(key, { status: 200, headers, body: Buffer.alloc(50_000, "<p>Olá") }, LASTING, generation);
};
const LASTING = { lifetimeMs: 60_000, immutable: false };

it("what was replaced is not kept in memory, although the machine is never idle", async () => {
  let computed = 0;
  vi.spyOn(process, "cpuUsage").mockImplementation(() => {
    computed += 1e9;
    return { user: computed, system: 0 };
  });
  const store = new Store(10_000_000);
  const recompress = createRecompression(store);
  const replaced: WeakRef<Entry>[] = [];
  const visit = async (path: string, generation: number) => {
    const entry = entryOf(path, generation);
    store.keep(entry);
    await entry.make("br");
    recompress();
    return new WeakRef(entry);
  };
  await visit("/sobre", 1); // lasts, and waits for an idle moment
  for (let generation = 1; generation <= 10; generation++) replaced.push(await visit("/", generation));
  await expect
    .poll(() => {
      collectGarbage();
      return replaced.filter((entry) => entry.deref()).length;
    })
    .toBeLessThanOrEqual(1);
});

it("each page in the store is compressed strongly, one after the other", async () => {
  vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
  const store = new Store(10_000_000);
  const entries = ["/", "/posts"].map((key) => entryOf(key));
  const recompress = createRecompression(store);
  for (const entry of entries) {
    store.keep(entry);
    await entry.make("br");
    recompress();
  }
  await expect
    .poll(() => entries.map((entry) => entry.get("br")?.strength), { timeout: 10_000 })
    .toEqual(["strong", "strong"]);
});
