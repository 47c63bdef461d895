import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { readDatabase } from "../../dashboard/database-state";
import { pool } from "../../db/client";
import { installQueue } from "../../messages/delivery-queue";
import { databaseState, processState } from "../../process-state";
import { openMetrics } from "./metrics";
import { kindOf } from "./requests";

const TOKEN = "uma-senha-para-o-prometheus";
const sources = { databaseState, isUp: true, activeSeconds: () => 12.5 };
const bearer = { authorization: `Bearer ${TOKEN}` };

const answers: RequestListener = (request, response) => {
  if (request.url === "/agenda/slow") return;
  if (request.url === "/api/nada" || request.url?.startsWith("/api/metrics")) response.statusCode = 404;
  response.end("ok");
};

async function serve(token?: string) {
  const { endpoints, observe } = await openMetrics(token, sources);
  const server = createServer();
  if (observe) server.on("request", observe);
  server.on("request", (request, response) => (endpoints[request.url ?? ""] ?? answers)(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  afterAll(() => void server.close());
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

describe("what a request is for", () => {
  it.each([
    ["GET", "/", {}, "page"],
    ["GET", "/posts/um-artigo?x=/api/", {}, "page"],
    ["GET", "/posts?_rsc=1", { rsc: "1" }, "navigation"],
    ["GET", "/posts/private?q=a", {}, "dashboard"],
    ["GET", "/projects/123/edit", { rsc: "1" }, "dashboard"],
    ["GET", "/projects/123?from=/edit", {}, "page"],
    ["GET", "/painelx", {}, "page"],
    ["POST", "/addpost", { "next-action": "40ab" }, "action"],
    ["GET", "/api/posts", {}, "api"],
    ["GET", "/imagens/x/320.avif", {}, "image"],
    ["GET", "/_next/static/chunks/a.js", {}, "static"],
    ["GET", "/transparencia/doacoes.pdf?q=a", {}, "export"],
    ["GET", "/needs/arquivo?q=a", {}, "export"],
    ["GET", "/sitemap.xml", {}, "feed"],
    ["GET", "/../../etc/passwd", {}, "page"],
  ])("%s %s", (method, url, headers, kind) => {
    expect(kindOf({ method, url, headers })).toBe(kind);
  });
});

describe("/api/metrics", () => {
  it("is not there without a token", async () => {
    const get = await serve();
    const answer = await get("/api/metrics", { headers: bearer });
    expect([answer.status, await answer.text()]).toEqual([404, "ok"]);
  });

  it("is refused to who does not know the token", async () => {
    const get = await serve(TOKEN);
    for (const authorization of ["", TOKEN, "Bearer outra", `Bearer ${TOKEN} `.trim().slice(0, -1)])
      expect((await get("/api/metrics", { headers: { authorization } })).status, authorization).toBe(401);
    expect((await get("/api/metrics")).headers.get("www-authenticate")).toBe("Bearer");
  });

  it("tells how many requests there were, of which kind, and how long they took", async () => {
    const get = await serve(TOKEN);
    for (const path of ["/", "/posts", "/api/nada"]) await (await get(path)).text();
    await get("/", { method: "PROPFIND" });
    const answer = await get("/api/metrics", { headers: bearer });
    expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const text = await answer.text();
    expect(text).toContain('nova_http_requests_total{kind="page",method="GET",status="200"} 2');
    expect(text).toContain('nova_http_requests_total{kind="page",method="other",status="200"} 1');
    expect(text).toContain('nova_http_requests_total{kind="api",method="GET",status="404"} 1');
    expect(text).toContain('nova_http_request_seconds_bucket{le="+Inf",kind="page"} 3');
    expect(text).toContain('nova_http_request_seconds_count{kind="page"} 3');
    expect(text).toMatch(/nova_http_request_seconds_sum\{kind="page"\} 0\.\d+/);
    expect(text).toMatch(/nova_invalidations_trusted 1/);
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toContain("nova_next_active_seconds_total 12.5");
    expect(text).toContain("nova_next_responding 1");
    expect(text).toMatch(/^nova_info\{build="[\w-]+"\} 1$/m);
  });

  it("counts what breaks off as answered", async () => {
    const get = await serve(TOKEN);
    const read = async () => (await get("/api/metrics", { headers: bearer })).text();
    const gone = new AbortController();
    const broken = expect(get("/agenda/slow", { signal: gone.signal })).rejects.toThrow();
    expect(await read()).not.toContain('kind="page"');
    gone.abort();
    await broken;
    await expect.poll(read).toContain('nova_http_requests_total{kind="page",method="GET",status="200"} 1');
  });

  it("tells of the pool and the queue", async () => {
    await (await installQueue()).stop();
    await pool.query(`INSERT INTO pgboss.job (name, data) VALUES ('entregas', '{}')`);
    const get = await serve(TOKEN);
    const read = async () => (await get("/api/metrics", { headers: bearer })).text();
    expect(await read()).toContain("nova_database_up 0");
    processState.readDatabase = readDatabase;
    const text = await read();
    expect(text).toContain("nova_database_up 1");
    expect(text).toMatch(/nova_database_connections [1-9]/);
    expect(text).toContain('nova_queue_jobs{state="created"} 1');
  });
});
