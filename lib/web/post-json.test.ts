import { afterEach, expect, it, vi } from "vitest";
import { postJson } from "./post-json";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives a request up that nobody answers", async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("late"))));
  });
  const answer = postJson("/api/contact", {});
  late.abort();
  expect(await answer).toEqual({ ok: false, status: 0, message: "Sem conexão. Tente novamente em instantes" });
}, 5_000);
