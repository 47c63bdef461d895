import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { freePort } from "../../lib/free-port";
import { hasNginx, startNginx } from "./nginx";

test.describe.configure({ mode: "serial" });
test.skip(!hasNginx(), "nginx e openssl não estão instalados nesta máquina");
test.use({ ignoreHTTPSErrors: true });

type Seen = { machine: string; method?: string; url?: string; headers: IncomingHttpHeaders; bytes: number };

const seen: Seen[] = [];
const machines: { address: string; answer: (listener: RequestListener) => void; close(): void }[] = [];
let nginx: Awaited<ReturnType<typeof startNginx>>;

const ok: RequestListener = (_, response) => void response.end("ok");

test.beforeAll(async () => {
  for (const machine of ["a", "b"]) {
    let listener = ok;
    const server = createServer(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      const { method, url, headers } = request;
      seen.push({ machine, method, url, headers, bytes });
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    machines.push({
      address: `127.0.0.1:${port}`,
      answer: (next) => {
        listener = next;
      },
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    });
  }
  nginx = await startNginx(machines.map(({ address }) => address));
});

test.afterAll(async () => {
  await nginx?.stop();
  for (const { close } of machines) close();
});

test.beforeEach(() => {
  seen.length = 0;
  for (const { answer } of machines) answer(ok);
});

test("http leads to https, with the same path", async ({ request }) => {
  const answer = await request.get(`${nginx.http}/posts?x=1`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, "https://127.0.0.1/posts?x=1"]);
});

test("both machines get requests, and hear who the visitor is whatever he says", async ({ request }) => {
  for (let turn = 0; turn < 6; turn++)
    await request.get(`${nginx.https}/`, { headers: { "x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "http" } });
  expect(new Set(seen.map(({ machine }) => machine)).size).toBe(2);
  for (const { headers } of seen) {
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(headers["x-forwarded-proto"]).toBe("https");
    expect(headers.host).toBe("127.0.0.1");
  }
});

test("an upload of the largest size passes, a larger one does not get to a machine", async ({ request }) => {
  const send = (megabytes: number) =>
    request.post(`${nginx.https}/api/upload`, { data: Buffer.alloc(megabytes * 1024 * 1024) });
  expect((await send(15)).status()).toBe(200);
  expect(seen[0]?.bytes).toBe(15 * 1024 * 1024);
  expect((await send(17)).status()).toBe(413);
  expect(seen).toHaveLength(1);
});

test("a file that one machine does not have yet comes from the other; figures come from neither", async ({
  request,
}) => {
  machines[0]?.answer((_, response) => void response.writeHead(404).end());
  for (let turn = 0; turn < 4; turn++)
    expect((await request.get(`${nginx.https}/_next/static/chunks/novo.js`)).status()).toBe(200);
  seen.length = 0;
  expect((await request.get(`${nginx.https}/api/metrics`)).status()).toBe(404);
  expect(seen).toEqual([]);
});

test("what a machine sends in pieces arrives in pieces", async () => {
  let finish = () => {};
  for (const { answer } of machines)
    answer((_, response) => {
      response.write("primeiro");
      finish = () => response.end("segundo");
    });
  const { Agent, request } = await import("node:https");
  const pieces = await new Promise<string[]>((resolve, reject) => {
    const got: string[] = [];
    request(
      `${nginx.https}/transparencia/doacoes.csv`,
      { agent: new Agent({ rejectUnauthorized: false }) },
      (response) => {
        response.on("data", (chunk) => {
          got.push(String(chunk));
          finish();
        });
        response.on("end", () => resolve(got));
      },
    )
      .on("error", reject)
      .end();
  });
  expect(pieces).toEqual(["primeiro", "segundo"]);
});

test("a read that breaks off is asked of the other machine, a write is not", async ({ request }) => {
  for (const { answer } of machines) answer(({ socket }) => void socket.destroy());
  expect((await request.get(`${nginx.https}/posts`)).status()).toBe(502);
  expect(seen.map(({ machine }) => machine).sort()).toEqual(["a", "b"]);
  // Both upstreams are marked as failed now; a write after that is sent once.
  await expect
    .poll(
      async () => {
        seen.length = 0;
        await request.post(`${nginx.https}/api/contact`, { data: {} });
        return seen.length;
      },
      { timeout: 15_000 },
    )
    .toBe(1);
});

test("of a visit nothing is written down, as /privacidade says", async ({ request }) => {
  for (const { answer } of machines) answer(ok);
  await expect.poll(async () => (await request.get(`${nginx.https}/posts`)).status()).toBe(200);
  await request.get(`${nginx.http}/posts`, { maxRedirects: 0 });
  expect(await nginx.visitsWritten()).toBe("");
});

test("Nova itself behind it, with one machine that is not there", async ({ request, baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const product = await startNginx([`127.0.0.1:${port}`, `127.0.0.1:${await freePort()}`]);
  try {
    for (let turn = 0; turn < 4; turn++) {
      const page = await request.get(`${product.https}/`, { headers: { "accept-encoding": "br" } });
      expect([page.status(), page.headers()["content-encoding"]]).toEqual([200, "br"]);
    }
    expect((await request.get(`${product.https}/api/health`)).status()).toBe(200);
  } finally {
    await product.stop();
  }
});
