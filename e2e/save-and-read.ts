import http from "node:http";
import { expect } from "./fixtures";
import { administrator as admin } from "./harness/administrator";

/** One request over a connection of its own, so that none waits for another one. */
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

/**
 * Saves an article repeatedly while visitors load it, and reads it after each save, from the machines in turn; returns the
 * number of stale reads.
 */
export async function saveAndRead(
  machines: readonly [string, ...string[]],
  { saves, reads }: { saves: number; reads: number },
) {
  const [site] = machines;
  const machine = (turn: number) => machines[turn % machines.length] ?? site;
  const credentials = { email: admin.email, password: admin.password };
  const login = await ask(`${site}/api/users/login`, { method: "POST", body: credentials });
  const headers = { authorization: `Bearer ${JSON.parse(login.text).token}` };
  const post = { titulo: `Corrida ${crypto.randomUUID()}`, description: "Texto", autor: "Equipe", slug: "acoes" };
  const created = JSON.parse((await ask(`${site}/api/posts`, { method: "POST", headers, body: post })).text);
  const address = (turn: number) => `${machine(turn)}/posts/${created.permalink}`;
  const api = (turn: number) => `${machine(turn)}/api/posts/${created._id}`;
  let stale = 0;
  for (let save = 0; save < saves; save++) {
    for (const turn of machines.keys()) await visit(address(turn));
    const crowd = [prefetch(address(save)), visit(address(save)), visit(address(save + 1))];
    const chamada = `${post.titulo}, vez ${save}.`; // a title would change the address
    const saved = await ask(api(save), { method: "PUT", headers, body: { ...post, chamada } });
    expect(saved.status, saved.text).toBe(200);
    const seen = await Promise.all(Array.from({ length: reads }, (_, turn) => visit(address(turn))));
    await Promise.all(crowd);
    seen.push(await visit(address(save)));
    stale += seen.filter((html) => !html.includes(chamada)).length;
  }
  await ask(api(0), { method: "DELETE", headers });
  return stale;
}
