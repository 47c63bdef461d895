import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CapturedAnswer } from "./capture";
import { answerQuestions } from "./helper";

/** The yardstick: node:http and nothing else, sending the bytes that Nova sent. */
let answers = new Map<string, CapturedAnswer>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
});

/** Told what to send, says at which port. */
answerQuestions<Map<string, CapturedAnswer>, number>(async (given) => {
  answers = given;
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
