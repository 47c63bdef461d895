"use client";

import { useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormRegister, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { EntityKey } from "@/lib/entities";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import { callAction } from "./call-action";
import { type LoadSchema, lazyRules } from "./lazy-rules";
import { randomId } from "./random-id";
import { useDraft } from "./use-draft";

/** What every saved item says: which it is, where there are several of its kind, and when it was changed last. */
type Saved = { _id?: string; updatedAt: string };

type Options<Draft extends FieldValues, Data> = {
  schema: LoadSchema<Draft>;
  entity: EntityKey;
  /** The item as a form; of undefined, a new one. */
  toDraft: (item?: Data) => NoInfer<DefaultValues<Draft>>;
  /** The item to edit; absent for a new one. */
  item?: Data;
  /** A new item brings its id along, too. */
  save: (draft: NoInfer<Draft> & { _id: string }) => Promise<ActionResult<Data>>;
  saved?: (data: Data) => void;
  /** Under this name the browser keeps what is typed until it is saved; absent, nothing is kept (passwords). */
  draftKey?: string;
};

/** What a group of the form's fields is made with. */
export type FormFields<Draft extends FieldValues> = {
  register: UseFormRegister<Draft>;
  errorOf: (field: Path<Draft>) => string | undefined;
};

/**
 * A form over one entity: the shared schema checks before the server does, errors of either stand beside their fields,
 * the first one gets the focus, a success is a toast, and a failure leaves everything as it was typed. What is typed
 * survives a reload; when somebody else saved meanwhile, `conflict` is what they saved.
 */
export function useEntityForm<Draft extends FieldValues, Data extends Saved>(options: Options<Draft, Data>) {
  const { schema, entity, toDraft, item, save, saved, draftKey } = options;
  const [rules] = useState(() => lazyRules(schema));
  const form = useForm<Draft>({ resolver: rules.resolver, defaultValues: toDraft(item) });
  const [failure, setFailure] = useState<ActionFailure>();
  const [conflict, setConflict] = useState<Data>();
  const [seen, setSeen] = useState(item?.updatedAt);
  // Stays the same until the item is saved: when the answer gets lost, the second try finds what the first one made.
  const ownId = useRef<string>(undefined);
  const draft = useDraft(form, {
    name: draftKey,
    seen,
    newId: item ? undefined : newId,
    onRestore(kept) {
      setSeen(kept.seen);
      ownId.current = kept.id;
    },
  });

  async function store(known = seen) {
    const result = await callAction(save, { ...form.getValues(), _id: item?._id ?? newId(), seen: known });
    if (result.ok) {
      draft.forget();
      setFailure(undefined);
      setConflict(undefined);
      setSeen(item && result.data.updatedAt);
      ownId.current = undefined;
      form.reset(toDraft(item && result.data));
      toast.success(result.message);
      saved?.(result.data);
      return;
    }
    setFailure(result);
    setConflict(result.current);
    for (const [index, [field, message]] of Object.entries(result.fields ?? {}).entries()) {
      form.setError(field as Path<Draft>, { message }, { shouldFocus: index === 0 });
    }
  }

  function newId() {
    ownId.current ??= randomId();
    return ownId.current;
  }

  /** The message of a field's error, if any. */
  function errorOf(field: Path<Draft>) {
    return form.getFieldState(field, form.formState).error?.message;
  }

  return {
    ...form,
    submit: form.handleSubmit(() => store()),
    /** For the first focus: the rules are there by the time they are needed. */
    warmUp: rules.warmUp,
    failure,
    errorOf,
    saving: form.formState.isSubmitting,
    draft,
    conflict: conflict && {
      entity,
      /** What the other person saved, as a form. */
      theirs: toDraft(conflict),
      keepMine: () => form.handleSubmit(() => store(conflict.updatedAt))(),
      takeTheirs: () => {
        draft.forget();
        form.reset(toDraft(conflict));
        setSeen(conflict.updatedAt);
        setConflict(undefined);
        setFailure(undefined);
      },
    },
  };
}
