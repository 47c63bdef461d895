import type { DefaultValues, FieldValues } from "react-hook-form";
import type { ActionResult } from "@/lib/web/action-result";
import { callAction } from "./call-action";
import { meansSame } from "./drafts/means-same";
import type { NamedDraft } from "./drafts/server-draft";
import { type RebasedForm, rebase, typedSince } from "./drafts/typed-since";
import type { LoadSchema } from "./lazy-resolver";
import { withoutUntouchedDescriptions } from "./pictures/untouched-descriptions";

type IdsToSave = { _id: string; draft?: NamedDraft };

type Options<Values extends FieldValues, Data> = {
  save: (values: Values & IdsToSave) => Promise<ActionResult<Data>>;
  schema: LoadSchema<Values>;
  toSend?: (values: Values) => Values;
  toValues: (item: Data) => DefaultValues<Values>;
  idsToSave: () => IdsToSave;
  /** Fields that the server may have saved without saying so: its answer got lost. They are added here. */
  unanswered: Set<string>;
};

/**
 * Saves a form's values over the version `seen`. If somebody has saved another version meanwhile, the form is rebased on it. If the
 * two then differ in nothing (mostly, this form had saved it, and the answer got lost), the values are saved again, over that version.
 * Resolves with the server's answer, and with the values as they were sent.
 */
export async function saveValues<Values extends FieldValues, Data extends { updatedAt: string }>(
  form: RebasedForm<Values>,
  options: Options<Values, Data>,
  seen: string | undefined,
): Promise<{ result: ActionResult<Data>; sent: Values }> {
  const { save, schema, toSend = (values) => values, toValues, idsToSave, unanswered } = options;
  const sent = structuredClone(form.getValues());
  const input = toSend(sent);
  const values = withoutUntouchedDescriptions(input, form.formState.defaultValues);
  const result = await callAction(save, { ...values, ...idsToSave(), seen });
  if (result.ok) return { result, sent };
  const theirs = result.current && toValues(result.current);
  if (theirs && ((await meansSame(schema, input, theirs)) || !rebase(form, theirs, unanswered)))
    return saveValues(form, options, result.current?.updatedAt);
  if (result.code === "unavailable")
    for (const name of Object.keys(typedSince(form.formState.defaultValues, input))) unanswered.add(name);
  return { result, sent };
}
