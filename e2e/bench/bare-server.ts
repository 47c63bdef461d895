import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CapturedAnswer } from "./capture";
import { serveRequests } from "./helper";

/** The baseline: plain node:http sending the same bytes as Nova. */
let answers = new Map<string, CapturedAnswer>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
});

/** Takes the responses to send, returns the port. */
serveRequests<Map<string, CapturedAnswer>, number>(async (given) => {
  answers = given;
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
