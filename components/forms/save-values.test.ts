import { createFormControl } from "react-hook-form";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import type { ActionResult } from "@/lib/web/action-result";
import { saveValues } from "./save-values";

type Values = { titulo: string; amount: string };
type Item = Values & { updatedAt: string };

const opened: Values = { titulo: "Feira", amount: "55" };
const schema = async () => z.object({ titulo: z.string(), amount: z.string().transform(Number) });

let calls: (Values & { seen?: string })[];
let unanswered: Set<string>;
beforeEach(() => {
  calls = [];
  unanswered = new Set();
});

const formWith = (typed: Partial<Values>) => {
  const control = createFormControl<Values>({ defaultValues: opened });
  control.reset({ ...opened, ...typed }, { keepDefaultValues: true });
  const { reset, getValues } = control.formControl;
  return { reset, getValues, formState: { defaultValues: opened } };
};

/** Saves over version 1; the server gives these answers, one after the other. */
const saveOver1 = (form: ReturnType<typeof formWith>, ...answers: ActionResult<Item>[]) =>
  saveValues<Values, Item>(
    form,
    {
      schema,
      toValues: ({ titulo, amount }) => ({ titulo, amount }),
      idsToSave: () => ({ _id: "1" }),
      unanswered,
      async save(values) {
        calls.push(values);
        return answers[calls.length - 1] as ActionResult<Item>;
      },
    },
    "1",
  );

const done: ActionResult<Item> = { ok: true, message: "Salvo", data: { ...opened, updatedAt: "3" } };
const stale = (current: Partial<Item>): ActionResult<Item> => ({
  ok: false,
  code: "stale",
  message: "Ana alterou",
  current: { ...opened, updatedAt: "2", ...current },
});
const unavailable: ActionResult<Item> = { ok: false, code: "unavailable", message: "Sem conexão" };

it("what this form has saved before its answer got lost, however it is written, is saved over without a question", async () => {
  const form = formWith({ titulo: "Feira de maio", amount: "60.00" });
  const { result } = await saveOver1(form, stale({ titulo: "Feira de maio", amount: "60" }), done);
  expect(result).toBe(done);
  expect(calls.map(({ seen }) => seen)).toEqual(["1", "2"]);
});

it("what somebody else changed, and nobody touched here, is saved as theirs", async () => {
  const form = formWith({ titulo: "Feira de maio" });
  const answer = await saveOver1(form, stale({ titulo: "Feira de maio", amount: "70" }), done);
  expect(answer.sent).toEqual({ titulo: "Feira de maio", amount: "70" });
  expect(calls[1]).toMatchObject({ titulo: "Feira de maio", amount: "70", seen: "2" });
});

it("what both changed is left to be chosen, and not saved", async () => {
  const form = formWith({ titulo: "Feira de maio" });
  const { result } = await saveOver1(form, stale({ titulo: "Feira de junho" }), done);
  expect(result).toMatchObject({ ok: false, current: { titulo: "Feira de junho" } });
  expect(calls).toHaveLength(1);
  expect(form.getValues("titulo")).toBe("Feira de maio");
});

it("without an answer the server may have saved it: undone here, it is a change to be chosen", async () => {
  await saveOver1(formWith({ titulo: "Feira de maio" }), unavailable);
  expect([...unanswered]).toEqual(["titulo"]);
  calls = [];
  const { result } = await saveOver1(formWith({}), stale({ titulo: "Feira de maio" }), done);
  expect(result.ok).toBe(false);
  expect(calls).toHaveLength(1);
});
