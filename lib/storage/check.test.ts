import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { s3Server } from "../../e2e/harness/s3";
import { standIn } from "../../e2e/harness/stand-in";
import { freePort } from "../free-port";
import { storageFault } from "./check";

const server = await s3Server();
afterAll(() => server.stop());

const whyNot = (place: Partial<typeof server.place>) => storageFault({ ...server.place, ...place }, { timeoutMs: 100 });

it("a bucket that works is left as it was", async () => {
  expect(await whyNot({})).toBeUndefined();
  expect(await server.names()).toEqual([]);
});

it("says which part is wrong", async () => {
  expect(await whyNot({ bucket: "outro" })).toContain('O bucket "outro" (S3_BUCKET) não existe');
  expect(await whyNot({ accessKeyId: "desconhecida" })).toContain("não conhece a chave de S3_ACCESS_KEY_ID");
});

it("says what the store complains of", async () => {
  let code = "";
  // s3rver does not verify signatures, and has one region and all rights.
  const store = createServer((_, response) => {
    response.writeHead(403, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
  }).listen(0, "127.0.0.1");
  await once(store, "listening");
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  for (const [complaint, explained] of [
    ["SignatureDoesNotMatch", "não aceitou a chave de S3_SECRET_ACCESS_KEY"],
    ["AccessDenied", "As chaves não permitem gravar, ler, listar e apagar"],
    ["AuthorizationHeaderMalformed", 'não fica na região "us-east-1"'],
  ] as const) {
    code = complaint;
    const said = await whyNot({ endpoint, secretAccessKey: "segredo-errado" });
    expect(said).toContain(explained);
    expect(said).not.toContain("segredo-errado");
  }
  store.close();
});

it("says when nobody is there", async () => {
  expect(await whyNot({ endpoint: `http://127.0.0.1:${await freePort()}` })).toContain("Ninguém atende em 127.0.0.1:");
  expect(await whyNot({ endpoint: "http://s3.nao-existe.invalid" })).toContain("não foi encontrado");
});

it("says when what answers is no S3", async () => {
  const other = await standIn({ status: 200 });
  expect(await whyNot({ endpoint: other.url })).toContain("não vem de um armazenamento S3");
  other.willAnswer({ status: 403, json: { message: "não" } });
  expect(await whyNot({ endpoint: other.url })).toContain("As chaves não permitem");
  await other.close();
});

it("waits for a store that is still starting", async () => {
  await server.cut();
  setTimeout(() => void server.restore(), 300);
  let waited = 0;
  expect(await storageFault(server.place, { onWait: () => waited++ })).toBeUndefined();
  expect(waited).toBeGreaterThan(0);
});
