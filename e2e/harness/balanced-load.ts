import { setTimeout as sleep } from "node:timers/promises";

/** Visitors at once: few, as the tests have two cores. */
export const LOADERS = 6;
const PATHS = ["/", "/posts", "/voluntarios", "/transparencia", "/api/posts"];

interface Places {
  /** Where visitors knock. */
  balancer: string;
  /** The machine on which the article is made. */
  saver: string;
  /** An administrator's. */
  headers: Record<string, string>;
}

/** Visitors who read through the balancer, and one person who saves and looks at once, until it is ended. */
export function startLoad({ balancer, saver, headers }: Places) {
  let over = false;
  const requests: { machine: string | null; path: string; status: number; began: number; ended: number }[] = [];
  const stale: string[] = [];

  async function send(path: string, init?: RequestInit) {
    const began = Date.now();
    const answer = await fetch(balancer + path, init).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const status = text === undefined ? 0 : (answer?.status ?? 0);
    requests.push({ machine: answer?.headers.get("x-machine") ?? null, path, status, began, ended: Date.now() });
    return { status, text, answer };
  }

  async function visit(number: number) {
    for (let turn = number; !over; turn++) {
      await send(PATHS[turn % PATHS.length] ?? "/");
      await sleep(10);
    }
  }

  async function save() {
    const input = { description: "Um texto.", autor: "Equipe", slug: "acoes", titulo: `Sob carga ${Date.now()}` };
    const json = { ...headers, "content-type": "application/json" };
    const created = await fetch(`${saver}/api/posts`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(input),
    });
    const { _id, permalink } = await created.json();
    for (let round = 0; !over; round++) {
      const chamada = `Sob carga ${Date.now()} ${round}`; // a title would change the address
      const body = JSON.stringify({ ...input, chamada });
      const saved = await send(`/api/posts/${_id}`, { method: "PUT", headers: json, body });
      if (saved.status !== 200) continue; // in flight on a machine that died
      for (const path of [`/posts/${permalink}`, `/posts/${permalink}`, "/posts", "/posts"]) {
        const { status, text } = await send(path);
        if (status === 200 && !text?.includes(chamada)) stale.push(`${path} without ${chamada}`);
      }
    }
  }

  const running = Promise.all([save(), ...Array.from({ length: LOADERS }, (_, number) => visit(number))]);
  return {
    requests,
    async end() {
      over = true;
      await running;
      return { requests, stale };
    },
  };
}
