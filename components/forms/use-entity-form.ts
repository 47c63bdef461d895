"use client";

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegister,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { toast } from "sonner";
import type { Categories } from "@/lib/categories/labels";
import type { EntityKey } from "@/lib/entities";
import { imageCopy } from "@/lib/images/upload-limits";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import type { DraftActions, NamedDraft } from "./drafts/server-draft";
import { resetBelow, typedSince } from "./drafts/typed-since";
import type { ServerDraft } from "./drafts/use-draft";
import { useFormDrafts } from "./drafts/use-form-drafts";
import type { LoadSchema } from "./lazy-resolver";
import { useUploads } from "./pictures/uploads";
import { saveValues } from "./save-values";
import type { Saved as Notice } from "./saved-notice";
import { useValidatedForm } from "./use-validated-form";

/** Settings, of which there is one row, have no `_id`. */
type Saved = { _id?: string; updatedAt: string };

/** A form's first values. Every field is named: what was forgotten here would be saved as empty. */
export type FormDefaults<Values> = DefaultValues<Values> & Record<Exclude<keyof Values, "seen">, unknown>;

/** The form's values while it is filled in: all of them, as the first ones name every field. */
export const useFormValues = <Values extends FieldValues>(control: Control<Values>) =>
  useWatch({ control }) as Required<Values>;

type Options<Values extends FieldValues, Data> = {
  schema: LoadSchema<Values>;
  entity: EntityKey;
  /** An item's form values; without an item, those of an empty form. */
  toValues: (item?: Data) => NoInfer<FormDefaults<Values>>;
  /** The item to edit; absent for a new one. */
  item?: Data;
  /** `_id` is generated here for a new item, so that a retry does not create it twice. `draft` is the server's draft. */
  save: (values: NoInfer<Values> & { _id: string; draft?: NamedDraft }) => Promise<ActionResult<Data>>;
  /** Empties what is not shown: an error there would refuse each save, and nobody would see it. */
  toSend?: (values: NoInfer<Values>) => NoInfer<Values>;
  onSaved?: (data: Data) => void;
  /** The notice after a save. */
  describeSaved?: (data: Data) => Notice;
  /** Values of the created item with which the form for the next one begins. */
  keepForNext?: (data: Data) => Partial<NoInfer<Values>>;
  /** The field that gets the focus in a new item's form, after a navigation within the dashboard. */
  firstField?: Path<NoInfer<Values>>;
  /** The entity's categories, for a conflict. */
  categories?: Categories;
  /** Names the draft in the browser; absent, none is stored (forms with passwords). */
  draftKey?: string;
  /** Stores drafts on the server, too. */
  draftActions?: DraftActions;
  /** The server's draft with which the form is opened. */
  serverDraft?: ServerDraft;
};

const NOT_SENT: ActionFailure<never> = { ok: false, code: "invalid", message: imageCopy.notSent };

/** The part of the form that a group of fields needs. */
export type FormFields<Values extends FieldValues> = {
  register: UseFormRegister<Values>;
  errorOf: (field: Path<Values>) => string | undefined;
};

/**
 * The form of one entity. The shared schema validates here and on the server; errors of either appear beside their
 * fields, and the first one gets the focus. A save (`saveValues`) waits for uploads. After a success there is a toast, and a notice
 * that stays, and the form keeps what was typed since the values were sent. After a failure, as after a reload, it keeps all of them.
 * `conflict` has the other version when somebody else saved meanwhile.
 */
export function useEntityForm<Values extends FieldValues, Data extends Saved>(options: Options<Values, Data>) {
  const { toValues, item } = options;
  const { form, showErrors, ...fields } = useValidatedForm({ ...options, defaultValues: toValues(item) });
  const [failure, setFailure] = useState<ActionFailure<Data>>();
  const [saved, setSaved] = useState<Notice>();
  const [seen, setSeen] = useState(item?.updatedAt);
  const { uploads, waiting, saveAfterUploads } = useUploads(!item);
  const unanswered = useRef(new Set<string>());
  const draft = useFormDrafts(form, { ...options, isNew: !item, itemId: item?._id, seen, onRestore: setSeen });
  useFocusOnce(form, item ? undefined : options.firstField);
  const conflict = failure?.current;

  async function submit(expected = seen) {
    await draft.pause();
    const how = { ...options, idsToSave: draft.idsToSave, unanswered: unanswered.current };
    const { result, sent } = await saveValues(form, how, expected);
    if (result.ok) return succeed(result.data, result.message, typedSince(sent, form.getValues()));
    draft.resume();
    setFailure(result);
    showErrors(result.fields);
  }

  function succeed(data: Data, message?: string, typed: Partial<Values> = {}) {
    draft.forget();
    const values = item ? toValues(data) : { ...toValues(), ...options.keepForNext?.(data) };
    continueWith(item ? data : undefined, values, typed);
    const notice = options.describeSaved?.(data);
    setSaved(notice && { ...notice, edit: item ? undefined : notice.edit });
    if (message) toast.success(message);
    options.onSaved?.(data);
  }

  /** Goes on with the version of the item that is saved now; without one, with a new item. What was typed since is a new draft. */
  function continueWith(version: Data | undefined, values: DefaultValues<Values>, typed: Partial<Values> = {}) {
    if (!item || version === conflict) uploads.abandon(); // they belong neither to the next item nor to the other person's version
    resetBelow(form, values, typed);
    unanswered.current.clear();
    setSeen(version?.updatedAt);
    setFailure(undefined);
  }

  async function submitWithPictures(expected?: string) {
    setSaved(undefined);
    const isSent = await saveAfterUploads(form.handleSubmit(() => submit(expected)));
    if (!isSent) setFailure((before) => ({ ...NOT_SENT, current: before?.current }));
  }

  return {
    ...form,
    ...fields,
    submit: (event: FormEvent) => {
      event.preventDefault();
      return submitWithPictures();
    },
    uploads,
    waitsForPicture: waiting,
    failure,
    saving: form.formState.isSubmitting,
    saved: { notice: saved, close: () => setSaved(undefined) },
    draft: {
      ...draft,
      discard: () => {
        uploads.abandon();
        draft.discard();
        if (!item) continueWith(undefined, toValues()); // a conflict has put what is saved below it
      },
    },
    conflict: conflict && {
      entity: options.entity,
      categories: options.categories,
      /** The other person's version, as form values. */
      theirs: toValues(conflict),
      keepMine: () => submitWithPictures(conflict.updatedAt),
      takeTheirs: () => {
        draft.remove();
        return item ? continueWith(conflict, toValues(conflict)) : succeed(conflict);
      },
    },
  };
}

function useFocusOnce<Values extends FieldValues>(
  { setFocus }: UseFormReturn<Values>,
  field: Path<Values> | undefined,
) {
  const focus = useEffectEvent(() => field && setFocus(field));
  useEffect(() => void focus(), []);
}
