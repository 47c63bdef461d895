import { mkdtemp, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { PASSPHRASE } from "../../../e2e/harness/backups";
import { readEnv } from "../../env";
import { keepWhatIsThere } from "./before-restore";

test("a copy that would take the restore's room is not kept, and the restore does not begin", async () => {
  const folder = await mkdtemp(path.join(String(process.env.DATA_DIR), "before-restore-"));
  const restoring = { passphrase: PASSPHRASE, signal: new AbortController().signal };
  const keep = (bytes: number) =>
    keepWhatIsThere(readEnv({ DATA_DIR: folder }), String(process.env.DATABASE_URL), { ...restoring, bytes });
  await expect(keep(1e15)).rejects.toThrow("não cabe no disco");
  expect(await readdir(path.join(folder, "backups"))).toEqual([]);
  await keep(0);
  expect(await readdir(path.join(folder, "backups"))).toHaveLength(1);
});
