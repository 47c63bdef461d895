import { beforeEach, expect, it, vi } from "vitest";
import type { ActionResult } from "@/lib/web/action-result";
import { type DraftActions, type DraftStatus, openServerDraft } from "./server-draft";

type Stored = Parameters<DraftActions["store"]>[0];
type Answer = ActionResult<{ updatedAt: string }>;

const SAVED = { titulo: "Feira" };
const stored: Answer = { ok: true, message: "", data: { updatedAt: "2026-11-20T15:04:00Z" } };
const failed = (code: "stale" | "unavailable" | "unauthenticated" | "invalid"): Answer => ({
  ok: false,
  code,
  message: "O texto é longo demais",
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A draft, opened as `base` of another device; the server gives these answers, one after the other, and later the last one. */
function opened(...answers: Answer[]) {
  const sent: Stored[] = [];
  const discarded: object[] = [];
  let status: DraftStatus | undefined;
  let forks = 0;
  const draft = openServerDraft<typeof SAVED>(
    () => ({
      server: {
        async store(one) {
          sent.push(one);
          return answers[Math.min(sent.length, answers.length) - 1] as Answer;
        },
        async discard(one) {
          discarded.push(one);
          return { ok: true, message: "", data: undefined };
        },
      },
      itemId: "artigo",
      seen: "1",
      base: "ontem",
      toStore: (values) => values,
      id: () => `rascunho-${forks}`,
      fork: () => {
        forks++;
      },
    }),
    (shown) => {
      status = shown;
    },
  );
  const type = (titulo: string) =>
    draft.changed({ values: { titulo }, isDirty: titulo !== SAVED.titulo, defaultValues: SAVED });
  return { draft, type, sent, discarded, status: () => status };
}

const pass = () => vi.advanceTimersByTimeAsync(3_000);

it("a draft that another device has continued goes on under an id of its own", async () => {
  const { type, sent, status } = opened(failed("stale"), stored);
  type("Feira de maio");
  await pass();
  expect(sent).toMatchObject([
    { _id: "rascunho-0", base: "ontem", itemId: "artigo", seen: "1" },
    { _id: "rascunho-1", base: undefined, values: '{"titulo":"Feira de maio"}' },
  ]);
  expect(status()).toEqual({ text: "Rascunho guardado às 12:04", isOnlyHere: false });
});

it("says why only this device has it", async () => {
  const { type, status } = opened(failed("unavailable"), failed("unauthenticated"), failed("invalid"));
  const texts: (string | undefined)[] = [];
  for (const titulo of ["a", "b", "c"]) {
    type(titulo);
    await pass();
    expect(status()?.isOnlyHere).toBe(true);
    texts.push(status()?.text);
  }
  expect(texts).toEqual([
    "Sem conexão: guardado só neste aparelho",
    "A sessão terminou: guardado só neste aparelho",
    "Guardado só neste aparelho. O texto é longo demais",
  ]);
});

it("what was typed and undone is deleted, and what is typed after that is stored", async () => {
  const { type, sent, discarded } = opened(stored);
  type("Feira de maio");
  type("Feira");
  await pass();
  expect(sent).toEqual([]);
  expect(discarded).toEqual([{ _id: "rascunho-0", device: expect.any(String), base: undefined }]);
  type("Feira de junho");
  await pass();
  expect(sent).toMatchObject([{ base: undefined, values: '{"titulo":"Feira de junho"}' }]);
});

it("typed again before that was done, it is stored", async () => {
  const { type, sent, discarded } = opened(stored);
  type("Feira de maio");
  type("Feira");
  type("Feira de junho");
  await pass();
  expect(discarded).toEqual([]);
  expect(sent.map(({ values }) => values)).toEqual(['{"titulo":"Feira de junho"}']);
});

it("a form that was only opened deletes nothing", async () => {
  const { type, discarded } = opened(stored);
  type("Feira");
  await pass();
  expect(discarded).toEqual([]);
});

it("after a save the next draft is nobody else's", async () => {
  const { draft, type, sent, status } = opened(stored);
  type("Feira de maio");
  await draft.pause();
  draft.forget();
  expect(status()?.text).toBe("O rascunho é guardado sozinho");
  type("Feira de junho");
  await pass();
  expect(sent).toMatchObject([{ base: undefined, values: '{"titulo":"Feira de junho"}' }]);
});

it("thrown away, it is the one that was opened or typed here: what another device has written since stays", async () => {
  const { draft, discarded } = opened(stored);
  await draft.discard();
  expect(discarded).toEqual([{ _id: "rascunho-0", device: expect.any(String), base: "ontem" }]);
});
