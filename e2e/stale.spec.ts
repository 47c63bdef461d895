import http from "node:http";
import { expect, test } from "./fixtures";
import { administrator as admin } from "./harness/administrator";
import { isLong } from "./harness/long";
import { type Nova, startNova } from "./harness/nova";
import { childrenOf } from "./harness/processes";

// After an acknowledged save nobody gets a page from before it. `npm run test:long` saves more often.

/** One request over a new connection, which any of several processes may accept. */
function ask(
  url: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: object; body?: object },
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = body && JSON.stringify(body);
    const asked = http.request(url, {
      method,
      agent: false,
      headers: {
        ...headers,
        ...(sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }),
      },
    });
    asked.on("response", async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    asked.on("error", reject);
    asked.end(sent);
  });
}

const visit = (url: string) => ask(url, {}).then(({ text }) => text);
const prefetch = (url: string) => ask(url, { headers: { rsc: "1", "next-router-prefetch": "1" } });

/** Saves an article repeatedly while visitors load it, and reads it after each save; returns the number of stale reads. */
async function saveAndRead(site: string, { saves, reads }: { saves: number; reads: number }) {
  const credentials = { email: admin.email, password: admin.password };
  const login = await ask(`${site}/api/users/login`, { method: "POST", body: credentials });
  const headers = { authorization: `Bearer ${JSON.parse(login.text).token}` };
  const post = { titulo: `Corrida ${crypto.randomUUID()}`, description: "Texto", autor: "Equipe", slug: "acoes" };
  const created = JSON.parse((await ask(`${site}/api/posts`, { method: "POST", headers, body: post })).text);
  const [address, api] = [`${site}/posts/${created.permalink}`, `${site}/api/posts/${created._id}`];
  let stale = 0;
  for (let save = 0; save < saves; save++) {
    await visit(address);
    const crowd = [prefetch(address), visit(address), visit(address)];
    const chamada = `${post.titulo}, vez ${save}.`; // a title would change the address
    const saved = await ask(api, { method: "PUT", headers, body: { ...post, chamada } });
    expect(saved.status, saved.text).toBe(200);
    const seen = await Promise.all(Array.from({ length: reads }, () => visit(address)));
    await Promise.all(crowd);
    seen.push(await visit(address));
    stale += seen.filter((html) => !html.includes(chamada)).length;
  }
  await ask(api, { method: "DELETE", headers });
  return stale;
}

test("a visitor who comes after a save sees it, whoever else is just being answered", { tag: "@long" }, async ({
  baseURL,
}) => {
  expect(await saveAndRead(String(baseURL), { saves: isLong ? 50 : 8, reads: 2 })).toBe(0);
});

test.describe("with several processes", () => {
  test.describe.configure({ mode: "serial", timeout: isLong ? 600_000 : 180_000 });

  let nova: Nova;
  test.beforeAll(async () => {
    nova = await startNova({ prepared: "sample", env: { WORKERS: "2" } });
  });
  test.afterAll(async () => {
    expect(await nova?.stop()).toBe(0);
  });
  const workers = () => childrenOf(nova.pid, "nova-server.mjs");

  test("whichever process saves, and whichever is asked, nobody gets what was before", { tag: "@long" }, async () => {
    expect(workers()).toHaveLength(2);
    expect(await saveAndRead(nova.url, { saves: isLong ? 50 : 6, reads: 6 })).toBe(0);
  });

  test("a process that dies is replaced while the other serves on, and then nothing is old either", {
    tag: "@long",
  }, async () => {
    const [first = 0] = workers();
    process.kill(first, "SIGKILL");
    const reads = Array.from({ length: 20 }, () => ask(`${nova.url}/posts`, {}));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expect.poll(nova.logs, { timeout: 30_000 }).toMatch(/O processo \d do servidor está no ar outra vez/);
    expect(workers()).toHaveLength(2);
    expect(await saveAndRead(nova.url, { saves: isLong ? 20 : 3, reads: 6 })).toBe(0);
  });
});
