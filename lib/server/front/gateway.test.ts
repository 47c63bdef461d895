import { once } from "node:events";
import { type RequestListener, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Site, startCachedSite } from "../../../e2e/harness/cached-site";
import { closedGate } from "../../../e2e/harness/closed-gate";
import { log } from "../../log";

let site: Site;

afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

/** An address of a front whose origin answers so, and which keeps nothing of it. */
async function serve(origin: RequestListener, headTimeoutMs?: number) {
  vi.spyOn(log, "error").mockImplementation(() => {});
  site = await startCachedSite(origin, { headTimeoutMs });
  return `${site.url}/api/x`;
}

const MEGABYTE = 1024 * 1024;

describe("a request that is passed on to the origin", () => {
  it("arrives as it was, but for what belongs to its connection", async () => {
    const origin = await serve((request, response) => {
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, headers }));
    });
    const asked = await fetch(`${origin}/a%20b?x=%C3%A9&y`, {
      method: "DELETE",
      headers: { "x-own": "é", te: "trailers" },
    });
    const { method, url, headers } = await asked.json();
    expect({ method, url }).toEqual({ method: "DELETE", url: "/api/x/a%20b?x=%C3%A9&y" });
    expect(headers).toMatchObject({ host: new URL(origin).host, "x-own": "é" });
    expect(headers).not.toHaveProperty("te");
    expect(headers).not.toHaveProperty("transfer-encoding");
  });

  it.each(["with its length", "in pieces"])("brings its body %s", async (how) => {
    const origin = await serve(async (request, response) => response.end(String((await text(request)).length)));
    const body = "ação ".repeat(MEGABYTE);
    const sent = how === "in pieces" ? new Blob([body]).stream() : body;
    const answer = await fetch(origin, { method: "POST", body: sent, duplex: "half" } as RequestInit);
    expect(await answer.text()).toBe(String(body.length));
  });

  it("gets an answer that comes before its whole body", async () => {
    const origin = await serve((_request, response) => response.writeHead(413).end("grande"));
    for (let i = 0; i < 5; i++) {
      const answer = await fetch(origin, { method: "POST", body: new Uint8Array(8 * MEGABYTE) });
      expect([answer.status, await answer.text()]).toEqual([413, "grande"]);
    }
  });
});

describe("an answer of the origin", () => {
  it("keeps its status and its headers, also those that come twice", async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(418, { "Set-Cookie": ["a=1", "b=2"], Vary: "rsc, next-url", ETag: '"é"' }).end("chá");
    });
    const answer = await fetch(origin);
    expect([answer.status, await answer.text()]).toEqual([418, "chá"]);
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(answer.headers.get("vary")).toBe("rsc, next-url");
  });

  it("that repeats a header has it once, as Next's prerendered redirects do", async () => {
    const origin = await serve((_request, response) => response.writeHead(308, { Location: ["/novo", "/novo"] }).end());
    const answer = await fetch(origin, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/novo"]);
  });

  it.each([
    ["HEAD", 200],
    ["GET", 204],
    ["GET", 304],
  ])("to %s with %i has no body", async (method, status) => {
    const origin = await serve((_request, response) => response.writeHead(status, { etag: '"x"' }).end());
    const answer = await fetch(origin, { method });
    expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([status, "", '"x"']);
  });

  it("comes piece by piece, each as soon as it is there", async () => {
    const gate = closedGate();
    const origin = await serve(async (_request, response) => {
      response.write("um");
      await gate.passed;
      response.end("dois");
    });
    const reader = (await fetch(origin)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("um");
    gate.open();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("dois");
    expect((await reader?.read())?.done).toBe(true);
  });

  it("is made no faster than the visitor takes it, and no longer when the visitor has left", async () => {
    let written = 0;
    let left = false;
    const origin = await serve(async (_request, response) => {
      response.once("close", () => {
        left = true;
      });
      while (!left && written < 200) {
        written++;
        if (!response.write(Buffer.alloc(MEGABYTE)))
          await Promise.race([once(response, "drain"), once(response, "close")]);
      }
      response.end();
    });
    const visitor = request(origin).end();
    const [answer] = await once(visitor, "response");
    await once(answer, "readable");
    await sleep(300);
    expect(written).toBeLessThan(60);
    visitor.destroy();
    await expect.poll(() => left).toBe(true);
  });

  it("that breaks off is no whole one to the visitor", async () => {
    const origin = await serve((_request, response) => {
      response.write("metade");
      setTimeout(() => response.destroy(), 20);
    });
    // The head may have been sent by then, or not.
    await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow();
  });

  it("comes over a connection that serves the next one, too, however it ended", async () => {
    const sockets = new Set<unknown>();
    const origin = await serve((request, response) => {
      sockets.add(request.socket);
      if (request.url?.endsWith("/metade")) return void response.write("metade", () => response.destroy());
      request.resume();
      response.end("inteira");
    });
    const ask = (path: string) => fetch(origin + path, { method: "POST", body: "x".repeat(200_000) });
    for (let time = 0; time < 20; time++) await (await ask("/inteira")).text();
    expect(sockets.size).toBe(1);
    await expect(ask("/metade").then((answer) => answer.text())).rejects.toThrow();
    expect(await (await ask("/inteira")).text()).toBe("inteira");
  });

  it("that never comes is given up, and what it holds with it", async () => {
    let left = false;
    const origin = await serve((_request, response) => {
      response.once("close", () => {
        left = true;
      });
    }, 50);
    expect((await fetch(origin)).status).toBe(504);
    await expect.poll(() => left).toBe(true);
  });

  it("that never begins is told to who asked", async () => {
    const origin = await serve((_request, response) => response.destroy());
    expect((await fetch(origin)).status).toBe(503);
  });
});
