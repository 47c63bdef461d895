import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { s3Server } from "../../../e2e/harness/s3";
import { readEnv } from "../../env";
import { backupsIn } from "./keep";
import { openPlace } from "./place";

const server = await s3Server();
afterAll(() => server.stop());
const dataDir = await mkdtemp(path.join(String(process.env.DATA_DIR), "place-"));
const { endpoint, bucket, accessKeyId, secretAccessKey } = server.place;
const keys = { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey };

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* broken() {
  yield Buffer.from("a");
  throw new Error("broken");
}

describe.each([
  ["on disk", readEnv({ DATA_DIR: dataDir })],
  ["in a bucket", readEnv({ DATA_DIR: dataDir, BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket, ...keys })],
])("%s", (_, env) => {
  const place = openPlace(env);

  it("has no backups at first", async () => {
    expect(await place.names()).toEqual([]);
  });

  it("gives back what was written, also over several pieces", async () => {
    expect(await place.write("nova-2026-05-01-030000.nova", pieces("uma ", "cópia"))).toBe(10);
    await place.write("nova-2026-05-02-030000.nova", pieces("outra"));
    expect((await place.names()).sort()).toEqual(["nova-2026-05-01-030000.nova", "nova-2026-05-02-030000.nova"]);
    expect(await place.withFile("nova-2026-05-01-030000.nova", (file) => readFile(file, "utf8"))).toBe("uma cópia");
  });

  it("has nothing of one that broke off", async () => {
    await expect(place.write("nova-2026-05-03-030000.nova", broken())).rejects.toThrow("broken");
    expect(await place.names()).toHaveLength(2);
  });

  it("is read twice at once, as the daily test and somebody's own do", async () => {
    const name = "nova-2026-05-02-030000.nova";
    await place.withFile(name, async (file) => {
      expect(await place.withFile(name, (other) => readFile(other, "utf8"))).toBe("outra");
      expect(await readFile(file, "utf8")).toBe("outra");
    });
  });

  it("removes one, and it does not matter if it is gone already", async () => {
    for (let time = 0; time < 2; time++) await place.remove("nova-2026-05-01-030000.nova");
    expect(await place.names()).toEqual(["nova-2026-05-02-030000.nova"]);
  });
});

it("names of any kind beside the backups in the bucket are no obstacle", async () => {
  await server.put("nova-2026-05-02 (antes da mudança).nova");
  const env = readEnv({ BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket, ...keys });
  expect(backupsIn(await openPlace(env).names())).toEqual(["nova-2026-05-02-030000.nova"]);
});

it("what a killed process left of a copy goes with the next one, but for what may still be written", async () => {
  const folder = path.join(dataDir, "unfinished");
  const [killed, recent] = ["passing-nova-2026-05-01-030000.nova", "nova-2026-05-02-030000.nova.part"];
  await mkdir(path.join(folder, "backups"), { recursive: true });
  for (const name of [killed, recent]) await writeFile(path.join(folder, "backups", name), "x");
  await utimes(path.join(folder, "backups", killed), new Date(0), new Date(0));
  await openPlace(readEnv({ DATA_DIR: folder })).write("nova-2026-05-03-030000.nova", pieces("x"));
  expect((await readdir(path.join(folder, "backups"))).sort()).toEqual([recent, "nova-2026-05-03-030000.nova"]);
});

it("nothing on its way to the bucket stays on this machine", async () => {
  expect(await readdir(path.join(dataDir, "backups"))).toEqual(["nova-2026-05-02-030000.nova"]);
});

it("half of a bucket's keys is refused at the start", () => {
  expect(() => readEnv({ BACKUP_S3_BUCKET: bucket })).toThrow("BACKUP_S3_ACCESS_KEY_ID");
});
