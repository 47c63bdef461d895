import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { s3Server } from "../../e2e/harness/s3";
import { db } from "../db/client";
import { readEnv, variableNames } from "../env";
import { freePort } from "../free-port";
import { Bus } from "../invalidation/bus";
import { Invalidations } from "../invalidation/invalidations.mjs";
import { openDatabase } from "./postgres/database";
import { startEmbedded } from "./postgres/embedded";

let root: string;
let port: number;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "nova-import-command-"));
  port = await freePort();
  await mkdir(path.join(root, "exportacao"));
  await mkdir(path.join(root, "vazia"));
});

/** `npm run import -- …`, as somebody types it in the folder `root`. */
function run(args: string[], env: Record<string, string | undefined> = {}) {
  const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));
  const options = {
    env: { ...process.env, ...unset, NODE_ENV: "production", INIT_CWD: root, PORT: String(port), ...env },
  } as const;
  const command = ["--conditions=react-server", "--import", "tsx", "lib/start/import.ts", ...args];
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });
}

/** The S3 server, with a line that is cut whenever a picture is to pass. */
async function withoutPictures(endpoint: string) {
  const server = createServer((asked, answer) => {
    if (asked.url?.includes("/images/")) return void asked.socket.destroy();
    const { method, headers } = asked;
    asked.pipe(
      request(new URL(asked.url ?? "", endpoint), { method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

const onTestDatabase = () => ({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: process.env.DATA_DIR });

const project = { titulo: "Horta", description: "Plantamos.", slug: "acoes", url: "www.instagram.com/nova" };
const writeProjects = (projects: object[]) =>
  writeFile(path.join(root, "exportacao", "projects.json"), projects.map((one) => JSON.stringify(one)).join("\n"));

// Each run is two processes and a look at the migrations: patience for busy machines.
describe("npm run import", () => {
  test("without a folder, or with one that holds nothing, says what it needs", async () => {
    expect(await run([])).toMatchObject({ code: 1, said: expect.stringContaining("npm run import -- PASTA") });
    expect(await run(["nenhures"])).toMatchObject({
      code: 1,
      said: expect.stringContaining(path.join(root, "nenhures")),
    });
    const empty = await run(["vazia"]);
    expect(empty).toMatchObject({ code: 1, said: expect.stringContaining("Não encontrei o que importar") });
  });

  test("takes what it can, names the rest, and says so with its exit code; corrected, all comes, once, and the running site hears of it", async () => {
    await writeProjects([
      { ...project, _id: "p1" },
      { ...project, _id: "p2", titulo: "" },
    ]);
    const first = await run(["exportacao"], onTestDatabase());
    expect(first.said).toMatch(/✗ projects\.json, linha 2 \(_id p2\): titulo: Informe o título/);
    expect(first.said).toMatch(/✓ projects\.json: veio 1 projeto \(1 não veio\)/);
    expect(first.said).toContain("1 registro não veio");
    expect(first.said).not.toContain("\r"); // nothing live in a log
    expect(first.code).toBe(1);
    await db.setting.create({ data: { key: "sample", value: { at: new Date(Date.now() - 60_000).toISOString() } } });
    const long = new Date("2020-01-01");
    await db.donation.create({
      data: { kind: "MONEY", amount: 1, date: long, donor: "A", acao: "B", createdAt: long, updatedAt: long },
    });
    const invalidations = new Invalidations();
    const site = new Bus({ databaseUrl: String(process.env.DATABASE_URL), invalidations, warn: () => {} });
    await site.ready(5_000);
    const before = invalidations.generation;
    await writeProjects([
      { ...project, _id: "p1" },
      { ...project, _id: "p2" },
    ]);
    const { code, said } = await run(["exportacao"], onTestDatabase());
    await expect.poll(() => invalidations.isStale(["projects"], before)).toBe(true);
    await site.close();
    expect(code).toBe(0);
    expect(said).toContain("veio 1 projeto (1 já estava aqui)");
    expect(await db.project.count()).toBe(2);
    expect(said).toContain(
      "1 item de exemplo continua no site. Para apagar, entre no painel e use “Apagar os exemplos”",
    );
  });

  test("stopped by a bucket that is gone, names the bucket; the running site has heard of what came before", async () => {
    const bucket = await s3Server();
    const gone = await withoutPictures(bucket.place.endpoint);
    const invalidations = new Invalidations();
    const site = new Bus({ databaseUrl: String(process.env.DATABASE_URL), invalidations, warn: () => {} });
    await site.ready(5_000);
    const before = invalidations.generation;
    const image = `data:image/png;base64,${(await readFile("app/apple-icon.png")).toString("base64")}`;
    await writeProjects([
      { ...project, _id: "p4" },
      { ...project, _id: "p5", image },
    ]);
    const { code, said } = await run(["exportacao"], {
      ...{ ...onTestDatabase(), ...bucket.env, S3_ENDPOINT: gone.url },
      NEXTAUTH_SECRET: "a secret of more than 32 characters, really",
    });
    await expect.poll(() => invalidations.isStale(["projects"], before)).toBe(true);
    await Promise.all([site.close(), gone.close(), bucket.stop()]);
    expect(said).toContain('O armazenamento de imagens (bucket "nova-imagens" de S3_BUCKET) deixou de responder');
    expect(said).not.toContain("O banco de dados deixou");
    expect(code).toBe(1);
    expect(await db.project.count({ where: { id: { in: ["p4", "p5"] } } })).toBe(1);
  });

  test("reaches the product's own database while the product runs, and starts it when it does not", async () => {
    const dataDir = path.join(root, "data");
    await startEmbedded({ dataDir, durable: false }).then((created) => created.stop());
    await writeProjects([{ ...project, _id: "p1" }]);
    const product = await openDatabase(readEnv({ DATA_DIR: dataDir }), {
      step: (_text, work) => Promise.resolve(work({ setText() {} })),
      note() {},
      live: false,
    });
    const running = await run(["exportacao"], { DATA_DIR: dataDir });
    expect(running).toMatchObject({
      code: 0,
      said: expect.stringContaining("veio 1 projeto"),
    });
    await product.stop();
    const stopped = await run(["exportacao"], { DATA_DIR: dataDir });
    expect(stopped).toMatchObject({ code: 0, said: expect.stringContaining("(1 já estava aqui)") });
  });
});
