import { createFormControl } from "react-hook-form";
import { expect, it } from "vitest";
import { rebase, resetBelow, typedSince } from "./typed-since";

const sent = { titulo: "Feira", description: "Um.", fotos: [{ image: "/imagens/a", imageAlt: "" }] };

it("what was typed since the values were sent is found field by field, also within a list", () => {
  expect(typedSince(sent, structuredClone(sent))).toEqual({});
  expect(typedSince(sent, { ...sent, description: "Um. Dois." })).toEqual({ description: "Um. Dois." });
  const fotos = [{ image: "/imagens/a", imageAlt: "Uma feira" }];
  expect(typedSince(sent, { ...sent, fotos })).toEqual({ fotos });
});

it("after a save it stays in the form as a change, which drafts are told of last", () => {
  const { reset, getValues, subscribe } = createFormControl<typeof sent>({ defaultValues: sent }).formControl;
  const heard: [string, boolean | undefined][] = [];
  subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) => heard.push([values.description, isDirty]),
  });
  const saved = { ...sent, titulo: "Feira de maio" };
  resetBelow({ reset, getValues }, saved, { description: "Um. Dois." });
  expect(getValues()).toEqual({ ...saved, description: "Um. Dois." });
  expect(heard.at(-1)).toEqual(["Um. Dois.", true]);

  resetBelow({ reset, getValues }, saved, {});
  expect(getValues()).toEqual(saved);
  expect(heard.at(-1)).toEqual(["Um.", false]);
});

const formOf = <Values extends object>(opened: Values, typed: Partial<Values>) => {
  const { reset, getValues } = createFormControl<Values>({ defaultValues: opened as never }).formControl;
  reset({ ...opened, ...typed }, { keepDefaultValues: true });
  return { reset, getValues, formState: { defaultValues: opened as never } };
};

it("over another person's version stays what was typed, and all else is theirs", () => {
  const form = formOf(sent, { description: "O meu." });
  expect(rebase(form, { ...sent, titulo: "Feira de maio" })).toBe(true);
  expect(form.getValues()).toEqual({ ...sent, titulo: "Feira de maio", description: "O meu." });
});

it("nothing is to be chosen where both typed the same", () => {
  const form = formOf(sent, { description: "Dois." });
  expect(rebase(form, { ...sent, titulo: "Feira de maio", description: "Dois." })).toBe(false);
});

it("a new password is nothing to choose, and stays above another person's version", () => {
  const opened = { email: "ana@nova.example", password: "", confirmation: "", currentPassword: "" };
  const typed = { password: "canoa tigre", confirmation: "canoa tigre", currentPassword: "segredo" };
  const form = formOf(opened, typed);
  const theirs = { ...opened, email: "nova@nova.example" };
  expect(rebase(form, theirs)).toBe(false);
  expect(form.getValues()).toEqual({ ...theirs, ...typed });
});

it("what was sent without an answer and undone since is a change of what the server saved", () => {
  const saved = { ...sent, description: "Dois." };
  const form = formOf(sent, {});
  expect(rebase(form, saved, new Set(["description"]))).toBe(true);
  expect(form.getValues()).toEqual(sent);
});

it("a quantity keeps what it is counted in, and a value its kind", () => {
  const gift = { kind: "IN_KIND", amount: "", quantity: "10", items: "kg de arroz", donor: "Ana" };
  const money = { ...gift, kind: "MONEY", amount: "50,00", quantity: "", items: "" };
  const need = { wanted: "10", unit: "kg", place: "Sede" };
  const campaign = { goalKind: "MONEY", goal: "1000,00", unit: "", titulo: "Natal" };
  const cases: Record<"opened" | "typed" | "theirs", Record<string, string>>[] = [
    { opened: gift, typed: { quantity: "12" }, theirs: { ...money, donor: "Bia" } },
    { opened: money, typed: { amount: "60,00" }, theirs: { ...gift, donor: "Bia" } },
    { opened: need, typed: { wanted: "20" }, theirs: { wanted: "4", unit: "cestas", place: "Praça" } },
    {
      opened: campaign,
      typed: { goal: "2000" },
      theirs: { goalKind: "ITEMS", goal: "80", unit: "cestas", titulo: "Fome" },
    },
  ];
  for (const { opened, typed, theirs } of cases) {
    const form = formOf(opened, typed);
    expect(rebase(form, theirs)).toBe(true);
    const { donor = "", place = "", titulo = "" } = theirs;
    const others = { ...(donor && { donor }), ...(place && { place }), ...(titulo && { titulo }) };
    expect(form.getValues()).toEqual({ ...opened, ...typed, ...others });
  }
});

it.each([
  [{ donor: "Ana", donorPublic: "false" }, { donor: "Bia" }, { donor: "Ana", donorPublic: "true" }],
  [{ data: "2026-12-05", hora: "09:00", termino: "11:00" }, { hora: "15:00" }, { hora: "08:00", termino: "08:30" }],
  [{ cancelled: "true", motivo: "" }, { motivo: "Chuva" }, { cancelled: "false" }],
  [
    { donationKey: "a@nova.example", donationName: "Ana" },
    { donationName: "Ana Lima" },
    { donationKey: "b@nova.example" },
  ],
])("what is said of one thing is no mixture: %o", (opened, typed, theirs) => {
  const form = formOf<Record<string, string>>(opened, typed);
  expect(rebase(form, { ...opened, ...theirs })).toBe(true);
  expect(form.getValues()).toEqual({ ...opened, ...typed });
});

it("a picture keeps its own description, and a description its picture", () => {
  const opened = { image: "/imagens/p", imageAlt: "P" };
  const theirs = { image: "/imagens/q", imageAlt: "Q" };
  for (const typed of [{ imageAlt: "Outro P" }, { image: "/imagens/r" }]) {
    const form = formOf(opened, typed);
    expect(rebase(form, theirs)).toBe(true);
    expect(form.getValues()).toEqual({ ...opened, ...typed });
  }
});

it("the next item's form begins with what was typed since, and not with the permission of the one before", () => {
  const sent = { donor: "Ana", donorPublic: "true" };
  expect(typedSince(sent, { ...sent, donor: "Bia" })).toEqual({ donor: "Bia" });
});
