import type { RequestListener } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { log } from "../../log";
import { HASH, HTML, PAGE, scriptPolicy, siteInTest } from "./front.fixture";
import { DATA_POLICY } from "./policy";

const openSite = siteInTest();

describe("documents", () => {
  const page: RequestListener = (request, response) => {
    response.writeHead(request.url === "/gone" ? 404 : 200, HTML);
    // In the middle of a character.
    response.write(Buffer.from(PAGE).subarray(0, 25));
    setImmediate(() => response.end(Buffer.from(PAGE).subarray(25)));
  };

  it.each(["/", "/posts/um", "/gone"])("%s says which of its scripts may run, to HEAD, too", async (url) => {
    const site = await openSite(page);
    const whole = await site.ask(url);
    expect([scriptPolicy(whole), whole.body.toString()]).toEqual([`'self' ${HASH}`, PAGE]);
    const head = await site.ask(url, {}, "HEAD");
    expect([scriptPolicy(head), head.body.length]).toEqual([`'self' ${HASH}`, 0]);
  });

  it("do not allow a script that nobody of ours wrote, and the log says so", async () => {
    const warning = vi.spyOn(log, "warn");
    const site = await openSite((_, response) => response.writeHead(200, HTML).end(`${PAGE}<script>alert(1)</script>`));
    expect(scriptPolicy(await site.ask("/posts/um"))).toBe(`'self' ${HASH}`);
    expect(warning).toHaveBeenCalledWith({ scripts: ["alert(1)"] }, expect.any(String));
  });

  it.each([
    [200, '<meta name="late-scripts"'],
    [404, '<meta name="late-scripts"'],
    [500, "<script src="], // whose message React writes in the browser
  ])("of status %s begin with %s", async (status, start) => {
    const html = '<script src="/_next/static/a.js" async=""></script>';
    const site = await openSite((_, response) => response.writeHead(status, HTML).end(html), { lateScripts: "go()" });
    expect((await site.ask("/posts/um")).body.toString().startsWith(start)).toBe(true);
  });

  it.each(["/painel", "/login?callbackUrl=/users", "/post/12/edit"])("%s streams, with a nonce", async (url) => {
    let go = () => {};
    const seen: unknown[] = [];
    const site = await openSite(({ headers }, response) => {
      seen.push(headers["x-nova-nonce"], headers["content-security-policy"]);
      response.setHeader("cache-control", "private, no-store");
      response.writeHead(200, HTML).write("<p>primeiro");
      go = () => response.end("<p>segundo");
    });
    const response = await fetch(site.url + url, { headers: { "accept-encoding": "identity" } });
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("<p>primeiro");
    go();
    const [nonce, asked] = seen;
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(asked).toBe(response.headers.get("content-security-policy"));
    expect(asked).toContain(`script-src 'self' 'nonce-${nonce}';`);
    await reader?.cancel();
  });

  it("that are missing are finished ones on any address; one that failed was being rendered", async () => {
    const site = await openSite(({ url }, response) =>
      response.writeHead(["/painel", "/_nova/nada"].includes(url ?? "") ? 404 : 500, HTML).end(PAGE),
    );
    expect(scriptPolicy(await site.ask("/painel"))).toBe(`'self' ${HASH}`);
    expect(scriptPolicy(await site.ask("/settings"))).toMatch(/^'self' 'nonce-/);
    expect(scriptPolicy(await site.ask("/sobre"))).toBe(`'self' ${HASH}`);
  });

  it.each([
    ["/posts/nada", "s-maxage=1"],
    ["/rascunho/nada", "no-store"],
  ])("of missing items become the finished not-found page: %s", async (address, control) => {
    const site = await openSite(({ url }, response) => {
      const isEmpty = url === address;
      response.writeHead(404, { ...HTML, "cache-control": isEmpty ? control : "no-store", etag: '"vazio"' });
      response.end(isEmpty ? "<html id=__next_error__>" : "<h1>Não encontrada</h1>");
    });
    for (const visit of ["first", "second"]) {
      const { status, headers, body } = await site.ask(address);
      expect([status, body.toString(), headers.etag], visit).toEqual([404, "<h1>Não encontrada</h1>", undefined]);
    }
    expect((await site.ask(address, { rsc: "1" })).body.toString()).toBe("<html id=__next_error__>");
    expect(site.asked.filter((asked) => asked === "GET /_nova/nada")).toHaveLength(1);
  });

  it("of missing items is not kept when it failed, or came for a host that somebody made up", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const hosts: unknown[] = [];
    const site = await openSite(({ url, headers }, response) => {
      const isPage = url === "/_nova/nada";
      if (isPage) hosts.push(headers.host);
      response.writeHead(isPage && hosts.length === 1 ? 500 : 404, { ...HTML, "cache-control": "s-maxage=1" });
      response.end(isPage ? "<h1>Não encontrada</h1>" : "<html id=__next_error__>");
    });
    expect((await site.ask("/posts/nada", { host: "intruso.example" })).status).toBe(500);
    const { status, body } = await site.ask("/posts/nada");
    expect([status, body.toString()]).toEqual([404, "<h1>Não encontrada</h1>"]);
    expect(hosts).toEqual(["localhost", "localhost"]);
  });
});

it("what is kept has its policy in every form, and is decompressed to the same page", async () => {
  const site = await openSite((_, response) =>
    response.writeHead(200, { ...HTML, "cache-control": "s-maxage=60" }).end(PAGE.padEnd(2_000)),
  );
  const first = await site.ask("/sobre", { "accept-encoding": "br" });
  expect(brotliDecompressSync(first.body).toString()).toBe(PAGE.padEnd(2_000));
  const known = { "if-none-match": String(first.headers.etag) };
  for (const again of [await site.ask("/sobre"), await site.ask("/sobre", {}, "HEAD"), await site.ask("/sobre", known)])
    expect(scriptPolicy(again)).toBe(`'self' ${HASH}`);
  expect(site.asked).toHaveLength(2); // once for each encoding
});

it("data come with a policy that allows nothing, refusals too", async () => {
  const site = await openSite((_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  );
  for (const [address, method] of [
    ["/api/posts", "GET"],
    ["/feed.xml", "POST"],
    ["/%E0", "GET"],
  ] as const) {
    const { headers } = await site.ask(address, {}, method);
    expect(headers, address).toMatchObject({
      "content-security-policy": DATA_POLICY,
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  }
  expect(site.asked).toEqual(["GET /api/posts"]);
});
