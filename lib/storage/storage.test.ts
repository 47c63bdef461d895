import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { s3Server } from "../../e2e/harness/s3";
import { readEnv } from "../env";
import { toAppError } from "../errors";
import { diskStorage } from "./disk";
import { openBucket, s3Place, s3Storage } from "./s3";

async function all<Page>(pages: AsyncIterable<Page>) {
  const got: Page[] = [];
  for await (const page of pages) got.push(page);
  return got;
}

const server = await s3Server();
afterAll(() => server.stop());
const folder = await mkdtemp(path.join(process.env.DATA_DIR ?? "", "storage-"));

async function putOnDisk(name: string) {
  const file = path.join(folder, "files", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "x");
}

describe.each([
  ["on disk", diskStorage(() => folder), putOnDisk],
  ["in a bucket", s3Storage(server.place), server.put],
])("%s", (_, storage, put) => {
  it("gives back what was written, and the last of two", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await storage.write("images/a/original.webp", Buffer.from("primeiro"));
    await storage.write("images/a/original.webp", bytes);
    expect(await storage.read("images/a/original.webp")).toEqual(bytes);
  });

  it("has nothing under an unknown name", async () => {
    expect(await storage.read("images/nada/original.webp")).toBeUndefined();
  });

  it("removes a folder, and not one whose name begins alike", async () => {
    for (const name of ["images/b/original.webp", "images/b/320.avif", "images/bc/original.webp"])
      await storage.write(name, Buffer.from(name));
    await storage.removeFolder("images/b");
    await storage.removeFolder("images/nada");
    expect(await storage.read("images/b/original.webp")).toBeUndefined();
    expect(await storage.read("images/b/320.avif")).toBeUndefined();
    expect(await storage.read("images/bc/original.webp")).toBeDefined();
  });

  it("removes a file, also one that is not there", async () => {
    await storage.write("images/d/original.webp", Buffer.from("x"));
    await storage.remove("images/d/original.webp");
    await storage.remove("images/d/original.webp");
    expect(await storage.read("images/d/original.webp")).toBeUndefined();
  });

  it("lists the files of a folder with their times, by pages, and not of one whose name begins alike", async () => {
    const names = ["lista/a/original.webp", "lista/b/320.avif", "lista/b/original.webp", "lista/solto"];
    for (const name of [...names, "listagem/a/original.webp"]) await storage.write(name, Buffer.from(name));
    const pages = await all(storage.list("lista", 3));
    expect(pages.every((page) => page.length <= 3)).toBe(true);
    const files = pages.flat();
    expect(files.map(({ name }) => name).sort()).toEqual(names);
    for (const { modifiedAt } of files) expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(600_000);
    expect((await all(storage.list("nenhuma"))).flat()).toEqual([]);
  });

  it("lists no file that somebody put there under a name of another kind, and those beside it", async () => {
    await storage.write("mistura/a/original.webp", Buffer.from("x"));
    for (const name of ["mistura/a/original (1).webp", "mistura/b/São João.jpg", "mistura/a/320.avif"]) await put(name);
    const files = (await all(storage.list("mistura"))).flat();
    expect(files.map(({ name }) => name).sort()).toEqual(["mistura/a/320.avif", "mistura/a/original.webp"]);
    await storage.removeFolder("mistura/a");
    expect((await all(storage.list("mistura"))).flat()).toEqual([]);
  });
});

it("names are the same in both, so that one can be copied into the other", async () => {
  expect(await server.names()).toContain("images/a/original.webp");
});

it("a bucket that cannot be reached is an outage, and then works again", async () => {
  const storage = s3Storage(server.place);
  await server.cut();
  const failure = await storage.read("images/a/original.webp").catch(toAppError);
  expect(failure).toMatchObject({ code: "unavailable" });
  await expect(storage.write("images/a/x", Buffer.from("x"))).rejects.toSatisfy(
    (error) => toAppError(error)?.code === "unavailable",
  );
  await server.restore();
  expect(await storage.read("images/a/original.webp")).toBeDefined();
});

it("keys that are refused are an outage too, for whoever only wants to see a picture, or to copy them all", async () => {
  const storage = s3Storage({ ...server.place, accessKeyId: "desconhecida" });
  const failure = await storage.read("images/a/original.webp").catch(toAppError);
  expect(failure).toMatchObject({ code: "unavailable" });
  expect(await all(storage.list("images")).catch(toAppError)).toMatchObject({ code: "unavailable" });
});

it("a file or a listing whose bytes stop midway is an outage, and not waited for without end", async () => {
  const store = createServer((_, response) => response.writeHead(200, { "content-length": 10 }).write("x"));
  await once(store.listen(0, "127.0.0.1"), "listening");
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const bucket = await openBucket({ ...server.place, endpoint }, { responseTimeoutMs: 200 });
  const [read, listed] = [bucket.getBytes("images/a/original.webp"), bucket.listAll("images")];
  const failures = await Promise.all([read.catch(toAppError), listed.catch(toAppError)]);
  expect(failures).toMatchObject([{ code: "unavailable" }, { code: "unavailable" }]);
  store.close();
});

it("the environment says which bucket, and how it is addressed", () => {
  const keys = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  expect(s3Place(readEnv({}))).toBeUndefined();
  expect(s3Place(readEnv(keys))).toMatchObject({ bucket: "b", region: "us-east-1", forcePathStyle: false });
  const endpoint = "https://s3.exemplo.org";
  expect(s3Place(readEnv({ ...keys, S3_ENDPOINT: endpoint }))).toMatchObject({ endpoint, forcePathStyle: true });
  expect(s3Place(readEnv({ ...keys, S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: "0" }))?.forcePathStyle).toBe(false);
});
