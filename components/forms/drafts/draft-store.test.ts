import { beforeEach, expect, it, vi } from "vitest";
import { currentDevice, deleteDraftsOf, deleteDraftsWithId, openDraft } from "./draft-store";
import { chooseDraft } from "./use-draft";

const HOUR_MS = 60 * 60_000;
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

/** Types into a form, and by default leaves it. */
function type(titulo: string, owner = ana, release = true) {
  const draft = openDraft(owner);
  draft.save({ titulo }, {});
  if (release) draft.release();
  return draft;
}
const claimed = (owner = ana, now?: number) => openDraft(owner, now).claim()?.values.titulo;

it("a draft comes back to its tab, and to nobody else's account, form or item", () => {
  type("meu");
  expect(claimed({ ...ana, account: "bia" })).toBeUndefined();
  expect(claimed({ ...ana, form: "post" })).toBeUndefined();
  expect(claimed({ ...ana, form: "post:1" })).toBeUndefined();
  expect(claimed()).toBe("meu");
});

it("it is said whether a draft is stored: a browser may have no room, and after a sign-out none is", () => {
  const draft = openDraft(ana);
  expect(draft.save({ titulo: "meu" }, {})).toBe(true);
  deleteDraftsOf("ana");
  expect(draft.save({ titulo: "meu" }, {})).toBe(false);
  const full = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", Object.create(localStorage, { setItem: { value: full } }));
  expect(openDraft(ana, noon + 1).save({ titulo: "meu" }, {})).toBe(false);
});

it("a page keeps its browser's name where nothing is stored: else its own draft on the server would be another device's at each request", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(currentDevice()).toBe(currentDevice());
});

it("two open tabs keep their own", () => {
  type("o primeiro", ana, false);
  expect(claimed({ ...ana, tab: "dois" })).toBeUndefined();
  type("o segundo", { ...ana, tab: "dois" }, false);
  expect([claimed(), claimed({ ...ana, tab: "dois" })]).toEqual(["o primeiro", "o segundo"]);
});

it("a new tab claims the newest draft that another one released", () => {
  type("antigo", { ...ana, tab: "zero" });
  vi.setSystemTime(noon + HOUR_MS);
  type("novo");
  expect(claimed({ ...ana, tab: "dois" })).toBe("novo");
  expect(claimed({ ...ana, tab: "três" })).toBe("antigo");
  expect(claimed({ ...ana, tab: "quatro" })).toBeUndefined();
});

it("the draft of a crashed tab can be claimed after a while", () => {
  type("interrompido", ana, false);
  expect(claimed({ ...ana, tab: "dois" }, noon + 9 * 60_000)).toBeUndefined();
  expect(claimed({ ...ana, tab: "dois" }, noon + 11 * 60_000)).toBe("interrompido");
});

it("at once, where the browser tells which tabs are open", () => {
  type("interrompido", ana, false);
  const claim = (...open: string[]) => openDraft({ ...ana, tab: "dois" }).claim(new Set(open))?.values.titulo;
  expect(claim("um", "dois")).toBeUndefined();
  expect(claim("dois")).toBe("interrompido");
});

it("a draft lives a week, whoever opens a form then", () => {
  type("esquecido");
  expect(claimed({ ...ana, account: "bia" }, noon + 7 * 24 * HOUR_MS)).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("a sign-out with the button deletes the account's drafts, and open forms store no more", () => {
  const open = type("aberto", ana, false);
  type("da outra pessoa", { ...ana, account: "bia" });
  deleteDraftsOf("ana");
  open.save({ titulo: "aberto ainda" }, {});
  open.release();
  expect(Object.keys(localStorage).sort()).toEqual(["nova-rascunho:bia:post:novo:um", "nova-saida"]);
  vi.setSystemTime(noon + 1);
  type("depois de entrar de novo");
  expect(claimed()).toBe("depois de entrar de novo");
});

it("a save deletes every draft of what it has saved, in whichever form it was begun", () => {
  openDraft(ana).save({ titulo: "começado" }, { id: "A" });
  openDraft({ ...ana, form: "post:rascunho-A" }).save({ titulo: "terminado" }, { id: "A" });
  openDraft({ ...ana, tab: "dois" }).save({ titulo: "outro" }, { id: "B" });
  openDraft({ ...ana, form: "post:1" }).save({ titulo: "sem id" }, {});
  deleteDraftsWithId("A");
  expect(Object.keys(localStorage).sort()).toEqual(["nova-rascunho:ana:post:1:um", "nova-rascunho:ana:post:novo:dois"]);
});

it("of a draft that another account went on with in this browser comes what that one wrote, not one's own older copy", () => {
  type("da Ana");
  const own = openDraft(ana).claim();
  const server = { at: "2026-11-20T11:00:00Z", values: { titulo: "no servidor" }, device: currentDevice() };
  const chosen = (draft: typeof server & { userId: string }) =>
    chooseDraft(own, { ...draft, userName: draft.userId }, "ana")?.values.titulo;
  expect(chosen({ ...server, userId: "ana" })).toBe("da Ana");
  expect(chosen({ ...server, userId: "bia" })).toBe("no servidor");
  expect(chosen({ ...server, userId: "ana", device: "celular" })).toBe("no servidor");
  expect(chooseDraft(own, undefined, "ana")?.values.titulo).toBe("da Ana");
});
