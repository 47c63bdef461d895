import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { log } from "../log";
import { finished } from "./finished";
import { createHost } from "./host";

async function get(next: RequestListener, headers: Record<string, string>, path = "/") {
  const server = createServer(createHost(finished(next), { trustedProxies: 0 })).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const answer = { status: response.status, text: await response.text() };
  server.close();
  return answer;
}

test("Next hears who the visitor really is", async () => {
  const echo: RequestListener = ({ headers }, response) => {
    response.end(`${headers["x-nova-client-ip"]} ${headers["x-forwarded-for"]}`);
  };
  const answer = await get(echo, { "x-forwarded-for": "6.6.6.6", "x-nova-client-ip": "6.6.6.6" });
  expect(answer.text).toBe("127.0.0.1 127.0.0.1");
});

test("a request that breaks is a 500 and nothing more", async () => {
  const complaint = vi.spyOn(log, "error");
  const broken: RequestListener = () => {
    throw new Error("segredo interno");
  };
  expect(await get(broken, {})).toEqual({ status: 500, text: "" });
  expect(complaint).toHaveBeenCalledOnce();
});

test("an address with a broken escape is a bad request, and Next never sees it", async () => {
  const next = vi.fn();
  expect(await get(next, {}, "/posts/%E0")).toEqual({ status: 400, text: "Endereço malformado" });
  expect(next).not.toHaveBeenCalled();
});

test("the empty document of a missing item becomes the finished not-found page", async () => {
  const next: RequestListener = ({ url }, response) => {
    const shared = url === "/posts/nada";
    response.statusCode = url === "/posts/um" ? 200 : 404;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", shared || response.statusCode === 200 ? "s-maxage=1" : "no-store");
    response.write(shared ? "<html id=__next_error__>" : "<h1>");
    response.end(url === "/_nova/nada" ? "ERROR 404</h1>" : "artigo</h1>");
  };
  expect(await get(next, {}, "/posts/nada")).toEqual({ status: 404, text: "<h1>ERROR 404</h1>" });
  expect(await get(next, {}, "/posts/um")).toEqual({ status: 200, text: "<h1>artigo</h1>" });
  expect(await get(next, { rsc: "1" }, "/posts/nada")).toEqual({
    status: 404,
    text: "<html id=__next_error__>artigo</h1>",
  });
});
