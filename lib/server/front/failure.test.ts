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
    answerFailure(new Error("a bug"), { url }, response, false);
  const paths = ["/precisamos/promessa", "/rascunho", "/nova-senha"];
  expect(logged.mock.calls.map(([entry]) => entry)).toMatchObject(paths.map((path) => ({ path })));
});

it("logs a flood of refusals once, and shows no code that is not in the log; every failure has its own", () => {
  for (let requests = 0; requests < 100; requests++)
    answerFailure(new OriginError(503, "busy"), { url: "/" }, response, false);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(end.mock.calls.filter(([page]) => page.includes("Código"))).toHaveLength(1);
  for (let requests = 0; requests < 3; requests++)
    answerFailure(new OriginError(504, "hangs"), { url: "/" }, response, false);
  expect(logged).toHaveBeenCalledTimes(4);
});
