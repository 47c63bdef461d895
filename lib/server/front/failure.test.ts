import type { ServerResponse } from "node:http";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../log";
import { answerFailure, OriginError } from "./failure";

const logged = vi.spyOn(log, "error").mockImplementation(() => {});
const end = vi.fn();
const response = { setHeader() {}, end } as unknown as ServerResponse;

beforeEach(() => {
  logged.mockClear();
  end.mockClear();
});

it("keeps the secrets of private links out of the log", () => {
  for (const url of ["/precisamos/promessa/segredo?pagina=2", "/rascunho/segredo", "/nova-senha?token=segredo"])
    answerFailure(new Error("a bug"), { url }, response);
  const paths = ["/precisamos/promessa", "/rascunho", "/nova-senha"];
  expect(logged.mock.calls.map(([entry]) => entry)).toMatchObject(paths.map((path) => ({ path })));
});

it("logs a flood of refusals once, and shows no code that is not in the log; every failure has its own", () => {
  for (let requests = 0; requests < 100; requests++)
    answerFailure(new OriginError(503, "busy"), { url: "/" }, response);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(end.mock.calls.filter(([page]) => page.includes("Código"))).toHaveLength(1);
  for (let requests = 0; requests < 3; requests++) answerFailure(new OriginError(504, "hangs"), { url: "/" }, response);
  expect(logged).toHaveBeenCalledTimes(4);
});

it("asks for a busy page again by itself, and not for a form that was sent, whose text would be lost", () => {
  const refused = (method: string) => {
    answerFailure(new OriginError(503, "busy"), { url: "/contato", method }, response);
    return String(end.mock.lastCall?.[0]);
  };
  expect(refused("GET")).toContain('http-equiv="refresh"');
  expect(refused("POST")).not.toContain('http-equiv="refresh"');
  expect(refused("POST")).toContain("Volte, espere um pouco e envie de novo");
});
