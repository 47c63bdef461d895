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

it("of two people's changes only the fields that both touched are a choice", () => {
  const { reset, getValues } = createFormControl<typeof sent>({ defaultValues: sent }).formControl;
  const mine = { ...sent, description: "O meu." };
  reset(mine, { keepDefaultValues: true });
  const theirs = { ...sent, titulo: "Feira de maio" };
  const form = { reset, getValues, formState: { defaultValues: sent } };
  expect(rebase(form, mine, theirs)).toEqual({ ...theirs, description: "O meu." });
  expect(getValues()).toEqual({ ...theirs, description: "O meu." });
});
