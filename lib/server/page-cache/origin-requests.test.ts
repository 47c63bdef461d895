import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { closedGate } from "../../../e2e/harness/closed-gate";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { PAGE, siteForEachTest } from "./page-cache.fixture";

const { origin, site } = siteForEachTest();

describe("many visitors at once", () => {
  it("cost one question", async () => {
    origin.before = () => sleep(50);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask("/", { "accept-encoding": "br" })));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(site.asked).toHaveLength(1);
    invalidations.mark(["posts"]);
    await Promise.all(Array.from({ length: 20 }, () => site.ask("/")));
    expect(site.asked).toHaveLength(2);
  });

  /** The origin answers nothing until `open`. */
  const closeGate = () => {
    const gate = closedGate();
    origin.before = () => gate.passed;
    return gate.open;
  };

  it("and many saves cost one question more than what is under way", async () => {
    const open = closeGate();
    const visits = [site.ask("/")];
    await expect.poll(() => site.asked).toHaveLength(1);
    for (let save = 0; save < 5; save++) {
      invalidations.mark(["posts"]);
      visits.push(site.ask("/"));
      await sleep(5); // has come in
    }
    open();
    await Promise.all(visits);
    expect(site.asked.filter((one) => one === "GET /")).toHaveLength(2);
    await site.ask("/"); // is fresh
    expect(site.asked.filter((one) => one === "GET /")).toHaveLength(2);
  });

  it("and many saves, while the question waits for its turn, cost one", async () => {
    await site.reopen({ queue: { concurrency: 1 } });
    const open = closeGate();
    const visits = [site.ask("/outra")];
    await expect.poll(() => site.asked).toHaveLength(1);
    for (let save = 0; save < 5; save++) {
      visits.push(site.ask("/"));
      await sleep(5); // has come in
      invalidations.mark(["posts"]);
    }
    open();
    await Promise.all(visits);
    await site.ask("/"); // is fresh
    expect(site.asked).toEqual(["GET /outra", "GET /"]);
  });

  it("do not depend on the one who came first and went away", async () => {
    origin.before = () => sleep(500);
    const gone = site.leave("/", 250);
    await expect.poll(() => site.asked).toHaveLength(1);
    const answer = await site.ask("/");
    await gone;
    expect(answer.body.toString()).toBe(PAGE);
    expect(site.asked).toHaveLength(1);
  });

  it("ask for themselves for what is not kept", async () => {
    origin.before = () => sleep(50);
    origin.head = { "cache-control": "no-store" };
    await Promise.all([site.ask("/"), site.ask("/"), site.ask("/")]);
    expect(site.asked).toHaveLength(3);
  });
});

describe("answers that are not kept", () => {
  it("come as they are written, piece by piece, and hear that the visitor is gone", async () => {
    let closed = false;
    origin.before = async (response) => {
      response.on("close", () => {
        closed = true;
      });
      response.writeHead(200, { "cache-control": "no-store", "content-type": "text/event-stream" });
      while (!closed) {
        response.write("data: agora\n\n");
        await sleep(10);
      }
      return "answered";
    };
    await site.leave("/eventos", 100);
    await expect.poll(() => closed).toBe(true);
  });

  it("are not written faster than the visitor takes them", async () => {
    const piece = Buffer.alloc(1024 * 1024, "x");
    let waited = 0;
    origin.before = async (response) => {
      response.setHeader("cache-control", "no-store");
      for (let count = 0; count < 40; count++) {
        if (response.write(piece)) continue;
        waited++;
        await new Promise((resolve) => response.once("drain", resolve));
      }
      response.end();
      return "answered";
    };
    expect((await site.ask("/exportar")).body).toHaveLength(40 * piece.length);
    expect(waited).toBeGreaterThan(0);
  });

  it("may be too large to be kept", async () => {
    origin.text = "grande ".repeat(300_000);
    for (const visit of [1, 2]) {
      expect((await site.ask("/")).body.toString()).toBe(origin.text);
      expect(site.asked).toHaveLength(visit);
    }
  });
});
