import { beforeEach, expect, it, vi } from "vitest";
import { forgetDrafts, openDraft } from "./draft-store";

const HOUR = 60 * 60_000;
const ana = { account: "ana", form: "post:novo", tab: "um" };
const noon = Date.parse("2026-11-20T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ["Date"] });
  const entries: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(entries, {
    getItem: hidden((key: string) => entries[key] ?? null),
    setItem: hidden((key: string, value: string) => Object.assign(entries, { [key]: value })),
    removeItem: hidden((key: string) => delete entries[key]),
  });
  vi.stubGlobal("localStorage", entries);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Types into a form, which may be left afterwards. */
function type(titulo: string, place = ana, leave = true) {
  const draft = openDraft(place);
  draft.keep({ titulo }, {});
  if (leave) draft.leave();
  return draft;
}
const taken = (place = ana, now?: number) => openDraft(place, now).take()?.values.titulo;

it("a draft comes back to its tab, and to nobody else's account, form or item", () => {
  type("meu");
  expect(taken({ ...ana, account: "bia" })).toBeUndefined();
  expect(taken({ ...ana, form: "post" })).toBeUndefined();
  expect(taken({ ...ana, form: "post:1" })).toBeUndefined();
  expect(taken()).toBe("meu");
});

it("two open tabs keep their own", () => {
  type("o primeiro", ana, false);
  expect(taken({ ...ana, tab: "dois" })).toBeUndefined();
  type("o segundo", { ...ana, tab: "dois" }, false);
  expect([taken(), taken({ ...ana, tab: "dois" })]).toEqual(["o primeiro", "o segundo"]);
});

it("a new tab goes on with the newest draft of a tab that left, which is then its own", () => {
  type("antigo", { ...ana, tab: "zero" });
  vi.setSystemTime(noon + HOUR);
  type("novo");
  expect(taken({ ...ana, tab: "dois" })).toBe("novo");
  expect(taken({ ...ana, tab: "três" })).toBe("antigo");
  expect(taken({ ...ana, tab: "quatro" })).toBeUndefined();
});

it("a draft of a tab that broke off is free after a while", () => {
  type("interrompido", ana, false);
  expect(taken({ ...ana, tab: "dois" }, noon + 9 * 60_000)).toBeUndefined();
  expect(taken({ ...ana, tab: "dois" }, noon + 11 * 60_000)).toBe("interrompido");
});

it("a draft lives a week, whoever opens a form then", () => {
  type("esquecido");
  expect(taken({ ...ana, account: "bia" }, noon + 7 * 24 * HOUR)).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("a sign-out on purpose forgets the account's drafts and those of nobody, and open forms write no more", () => {
  const open = type("aberto", ana, false);
  type("da outra pessoa", { ...ana, account: "bia" });
  localStorage.setItem("nova-rascunho:post:novo", JSON.stringify({ at: new Date().toISOString(), values: {} }));
  forgetDrafts("ana");
  open.keep({ titulo: "aberto ainda" }, {});
  open.leave();
  expect(Object.keys(localStorage).sort()).toEqual(["nova-rascunho:bia:post:novo:um", "nova-saida"]);
  vi.setSystemTime(noon + 1);
  type("depois de entrar de novo");
  expect(taken()).toBe("depois de entrar de novo");
});
