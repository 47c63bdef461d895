import { type RequestListener, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { closedGate } from "../../../e2e/harness/closed-gate";
import { log } from "../../log";
import { siteInTest } from "./front.fixture";

const openSite = siteInTest();

const SESSION = { cookie: "next-auth.session-token=x" };

/** Notes the addresses of requests that came, and of those whose visitor is gone. */
const noting = (came: string[], gone: string[] = []) =>
  function noted(listener: RequestListener): RequestListener {
    return (request, response) => {
      listener(request, response);
      came.push(request.url ?? "");
      response.once("close", () => gone.push(request.url ?? ""));
    };
  };

describe("many requests at once", () => {
  it("are rendered a few at a time, in line, and the team's beside them", async () => {
    let [now, most] = [0, 0];
    const gate = closedGate();
    const site = await openSite(
      async (_, response) => {
        most = Math.max(most, ++now);
        await gate.passed;
        now--;
        response.end("ok");
      },
      { queue: { concurrency: 2 } },
    );
    const visitors = Array.from({ length: 12 }, (_, number) => site.ask(`/posts/${number}`));
    await expect.poll(() => site.asked.length).toBe(2);
    const team = [site.ask("/painel", SESSION), site.ask("/donations", SESSION)];
    await expect.poll(() => site.asked.at(2)).toBe("GET /painel");
    await sleep(100); // the other one waits
    expect(site.asked).toHaveLength(3);
    gate.open();
    await Promise.all([...team, ...visitors]);
    expect(most).toBe(3);
  });

  it("with sessions that somebody made up do not keep the team waiting", async () => {
    const gate = closedGate();
    const site = await openSite(
      async ({ url }, response) => {
        if (url !== "/painel") await gate.passed;
        response.end("ok");
      },
      { queue: { concurrency: 1 }, hasValidSession: async ({ cookie }) => cookie === SESSION.cookie },
    );
    const cookie = "next-auth.session-token=y";
    const madeUp = Array.from({ length: 5 }, (_, number) => site.ask(`/api/donations?keyword=${number}`, { cookie }));
    await expect.poll(() => site.asked.length).toBe(1);
    expect((await site.ask("/painel", SESSION)).status).toBe(200);
    gate.open();
    await Promise.all(madeUp);
  });

  it("of one address have a share of the places, and do not keep another address waiting", async () => {
    const came: string[] = [];
    vi.spyOn(log, "error").mockImplementation(() => {});
    const gate = closedGate();
    const site = await openSite(
      async (_, response) => {
        await gate.passed;
        response.end("ok");
      },
      { trustedProxies: 1, queue: { concurrency: 1 }, wrap: noting(came) },
    );
    const from = (address: string, path: string) => site.ask(path, { "x-forwarded-for": address });
    const crowd = Array.from({ length: 126 }, (_, number) => from("203.0.113.1", `/posts/${number}`));
    await expect.poll(() => came).toHaveLength(crowd.length);
    expect((await from("203.0.113.1", "/posts/mais")).status).toBe(503);
    const other = from("203.0.113.2", "/posts/outra");
    await expect.poll(() => came).toContain("/posts/outra");
    gate.open();
    const [{ status }] = await Promise.all([other, ...crowd]);
    expect(status).toBe(200);
    expect(site.asked.indexOf("GET /posts/outra")).toBeLessThanOrEqual(2);
  });

  it("of one address do not keep another one waiting that asks for the same page: it is fetched in the first turn of both", async () => {
    const gate = closedGate();
    const site = await openSite(
      async ({ url }, response) => {
        if (url !== "/") await gate.passed;
        response.setHeader("cache-control", "s-maxage=60").end("ok");
      },
      { trustedProxies: 1, queue: { concurrency: 1 } },
    );
    const from = (address: string, path: string) => site.ask(path, { "x-forwarded-for": address });
    const crowd = Array.from({ length: 20 }, (_, number) => from("203.0.113.1", `/posts/${number}`));
    await expect.poll(() => site.asked).toHaveLength(1);
    const first = from("203.0.113.1", "/");
    await sleep(50); // has come in
    const other = from("203.0.113.2", "/");
    await sleep(50);
    gate.open();
    for (const { status } of await Promise.all([other, first, ...crowd])) expect(status).toBe(200);
    expect(site.asked.indexOf("GET /")).toBeLessThanOrEqual(2);
    expect(site.asked.filter((one) => one === "GET /")).toHaveLength(1);
  });

  it("for files that wait for their turn in Next keep no page waiting; eight of an address wait there", async () => {
    const gate = closedGate();
    const site = await openSite(
      async ({ url }, response) => {
        if (/doacoes|arquivo/.test(String(url))) await gate.passed;
        response.setHeader("cache-control", "no-store").end("ok");
      },
      { queue: { concurrency: 1 } },
    );
    const listFiles = () => site.asked.filter((asked) => /doacoes|arquivo/.test(asked));
    const team = ["donations", "needs", "campaigns"].map((list) => site.ask(`/${list}/arquivo?formato=csv`, SESSION));
    await expect.poll(listFiles).toHaveLength(3);
    const visitors = Array.from({ length: 9 }, (_, n) => site.ask(`/transparencia/doacoes.csv?q=${n}`));
    await expect.poll(listFiles).toHaveLength(8);
    expect((await site.ask("/posts")).status).toBe(200);
    expect((await site.ask("/painel", SESSION)).status).toBe(200);
    expect(listFiles()).toHaveLength(8);
    gate.open();
    for (const { status } of await Promise.all([...team, ...visitors])) expect(status).toBe(200);
  });

  it("wait, and hear after a while that it is too long; what is kept is sent meanwhile", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const gate = closedGate();
    const site = await openSite(
      async ({ url }, response) => {
        response.setHeader("cache-control", "s-maxage=60");
        if (url !== "/") await gate.passed;
        response.end("ok");
      },
      { queue: { concurrency: 1, timeoutMs: 300 } },
    );
    await site.ask("/");
    const rendering = site.ask("/posts/um");
    const refused = await site.ask("/posts/dois");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "10"]);
    expect(refused.body.toString()).toContain("ocupado");
    expect((await site.ask("/")).body.toString()).toBe("ok");
    gate.open();
    expect((await rendering).status).toBe(200);
  });

  it("of visitors who left are not rendered", async () => {
    const gone: string[] = [];
    const gate = closedGate();
    const site = await openSite(
      async ({ url }, response) => {
        if (url === "/um") await gate.passed;
        response.setHeader("cache-control", "no-store").end("ok");
      },
      { queue: { concurrency: 1 }, wrap: noting([], gone) },
    );
    const first = site.ask("/um", { authorization: "Bearer x" });
    await expect.poll(() => site.asked).toHaveLength(1);
    const leaves = fetch(`${site.url}/dois`, {
      headers: { authorization: "Bearer x" },
      signal: AbortSignal.timeout(500),
    });
    await expect(leaves).rejects.toThrow();
    await expect.poll(() => gone).toContain("/dois");
    gate.open();
    await first;
    await site.ask("/tres");
    expect(site.asked).not.toContain("GET /dois");
  });

  it.each([
    ["reads", "GET", 1],
    ["writes", "POST", 10],
  ])("of visitors who hang up keep their place while Next works on: %s", async (_, method, places) => {
    const gone: string[] = [];
    const gate = closedGate();
    const site = await openSite(
      async (request, response) => {
        request.resume();
        await gate.passed;
        response.setHeader("cache-control", "no-store").end("ok");
      },
      { queue: { concurrency: 1 }, wrap: noting([], gone) },
    );
    const [headers, body] = [{ authorization: "Bearer x" }, method === "POST" ? "texto" : undefined];
    for (let n = 0; n < places; n++) {
      const hangUp = new AbortController();
      const left = fetch(`${site.url}/api/${n}`, { method, headers, body, signal: hangUp.signal }).catch(() => "left");
      await expect.poll(() => site.asked).toHaveLength(n + 1);
      await sleep(20); // Next has the whole body
      hangUp.abort();
      expect(await left).toBe("left");
    }
    await expect.poll(() => gone).toHaveLength(places);
    const next = site.ask("/api/next", headers, method, body);
    await sleep(100);
    expect(site.asked).toHaveLength(places);
    gate.open();
    expect((await next).status).toBe(200);
  });

  it("of a visitor who hangs up in the middle of a body are given up, which is no error in the log", async () => {
    const logged = vi.spyOn(log, "error").mockClear();
    let isCut = false;
    const site = await openSite((request) => {
      request.resume().once("close", () => {
        isCut = !request.complete;
      });
    });
    const half = request(`${site.url}/api/x`, { method: "POST", headers: { "content-length": 100 } });
    half.on("error", () => {}).write("metade");
    await expect.poll(() => site.asked).toHaveLength(1);
    half.destroy();
    await expect.poll(() => isCut).toBe(true);
    expect(logged.mock.calls).toEqual([]);
  });
});
