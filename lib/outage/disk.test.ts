import { statfs } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { diskWarning } from "./disk";

vi.mock("node:fs/promises", () => ({ statfs: vi.fn() }));

const found = (gigabytes: number, free: number) =>
  vi.mocked(statfs).mockResolvedValueOnce({ bsize: 1e6, blocks: gigabytes * 1e3, bavail: free * 1e3 } as never);

test.each([
  [25, 2.4, "espaço livre de 2,4 GB"],
  [25, 0, "espaço livre de 0 GB"],
  [500, 4.9, "espaço livre de 4,9 GB"],
  [1, 0.09, "espaço livre de 0,1 GB"],
])("of %d GB %d are little", async (gigabytes, free, said) => {
  found(gigabytes, free);
  expect(await diskWarning("/dados")).toContain(said);
});

test.each([
  [25, 2.5],
  [500, 5],
  [1, 0.5],
])("of %d GB %d are enough", async (gigabytes, free) => {
  found(gigabytes, free);
  expect(await diskWarning("/dados")).toBeUndefined();
});

test("of a folder that is not there nothing is said", async () => {
  vi.mocked(statfs).mockRejectedValueOnce(new Error("ENOENT"));
  expect(await diskWarning("/nada")).toBeUndefined();
});
