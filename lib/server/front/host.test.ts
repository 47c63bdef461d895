import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { log } from "../../log";
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

/** The first line of the answer to what no client would send. */
async function sendRaw(next: RequestListener, lines: string[]) {
  const server = createServer(createHost(finished(next), { trustedProxies: 0 })).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  const [status] = (await text(socket)).split("\r\n", 1);
  server.close();
  return status;
}

test.each([
  ["two hosts", ["GET / HTTP/1.1", "Host: nova.example", "host: evil.example"], "HTTP/1.1 400 Bad Request"],
  ["no address", ["OPTIONS * HTTP/1.1", "Host: nova.example"], "HTTP/1.1 400 Bad Request"],
  ["a file's options", ["OPTIONS /default.jpg HTTP/1.1", "Host: nova.example"], "HTTP/1.1 405 Method Not Allowed"],
  ["a file to post to", ["POST /logo.svg?x HTTP/1.1", "Host: nova.example"], "HTTP/1.1 405 Method Not Allowed"],
  ["a page to delete", ["DELETE /sobre HTTP/1.1", "Host: nova.example"], "HTTP/1.1 405 Method Not Allowed"],
])("a request with %s is refused, and Next never sees it", async (_, lines, status) => {
  const next = vi.fn();
  expect(await sendRaw(next, lines)).toBe(status);
  expect(next).not.toHaveBeenCalled();
});

test("what Next has an answer for is let through: a form below a search for a file's name, the API itself, a proxy's address", async () => {
  const next: RequestListener = (_, response) => void response.end();
  expect(await sendRaw(next, ["POST /search/logo.svg HTTP/1.1", "Host: nova.example"])).toBe("HTTP/1.1 200 OK");
  expect(await sendRaw(next, ["PUT /api HTTP/1.1", "Host: nova.example"])).toBe("HTTP/1.1 200 OK");
  expect(await sendRaw(next, ["GET http://nova.example/ HTTP/1.1", "Host: nova.example"])).toBe("HTTP/1.1 200 OK");
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
