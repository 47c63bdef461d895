"use client";

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormRegister, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { Categories } from "@/lib/categories/labels";
import type { EntityKey } from "@/lib/entities";
import { imageCopy } from "@/lib/images/upload-limits";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import { callAction } from "./call-action";
import { currentDevice } from "./draft-store";
import { type LoadSchema, lazyResolver } from "./lazy-resolver";
import { randomId } from "./random-id";
import type { Saved as Notice } from "./saved-notice";
import { useUploads } from "./uploads";
import { type BegunDraft, useDraft } from "./use-draft";
import { type DraftServer, useServerDraft } from "./use-server-draft";

/** Settings, of which there is one row, have no `_id`. */
type Saved = { _id?: string; updatedAt: string };

type Options<Draft extends FieldValues, Data> = {
  schema: LoadSchema<Draft>;
  entity: EntityKey;
  /** An item's form values; without an item, those of an empty form. */
  toDraft: (item?: Data) => NoInfer<DefaultValues<Draft>>;
  /** The item to edit; absent for a new one. */
  item?: Data;
  /** `_id` is generated here for a new item, so that a retry does not create it twice. `draft` names the one on the server. */
  save: (draft: NoInfer<Draft> & { _id: string; draft?: string }) => Promise<ActionResult<Data>>;
  onSaved?: (data: Data) => void;
  /** What the form says of an item that was saved. */
  describeSaved?: (data: Data) => Notice;
  /** What a new item's empty form keeps of the one before. */
  keepForNext?: (data: Data) => Partial<NoInfer<Draft>>;
  /** Has the focus in a new item's form that a link of the dashboard opened: who comes to write writes. */
  firstField?: Path<NoInfer<Draft>>;
  /** The entity's categories, for a conflict. */
  categories?: Categories;
  /** Names the draft in the browser; absent, none is stored (forms with passwords). */
  draftKey?: string;
  /** Keeps drafts on the server, too. */
  draftServer?: DraftServer;
  /** The draft of the server that the form is opened with. */
  begun?: BegunDraft;
};

/** The part of the form that a group of fields needs. */
export type FormFields<Draft extends FieldValues> = {
  register: UseFormRegister<Draft>;
  errorOf: (field: Path<Draft>) => string | undefined;
};

/**
 * The form of one entity. The shared schema validates here and on the server; errors of either appear beside their
 * fields, and the first one gets the focus. A success is a toast, and a notice that stays; a failure keeps the typed values,
 * as does a reload. It waits for pictures. When somebody else saved meanwhile, `conflict` has their version.
 */
export function useEntityForm<Draft extends FieldValues, Data extends Saved>(options: Options<Draft, Data>) {
  const {
    schema,
    entity,
    toDraft,
    item,
    save,
    onSaved,
    describeSaved,
    keepForNext,
    firstField,
    draftKey,
    draftServer,
    begun,
  } = options;
  const [lazy] = useState(() => lazyResolver(schema));
  const form = useForm<Draft>({ resolver: lazy.resolver, defaultValues: toDraft(item) });
  const [failure, setFailure] = useState<ActionFailure>();
  const [conflict, setConflict] = useState<Data>();
  const [saved, setSaved] = useState<Notice>();
  const [seen, setSeen] = useState(item?.updatedAt);
  const { uploads, waiting, finish } = useUploads();
  // Stays the same until the item is saved: when the response gets lost, a retry finds the item that the first try created.
  const newItemId = useRef<string>(undefined);
  const draft = useDraft(form, {
    name: draftKey,
    seen,
    newId: item && !draftServer ? undefined : newId,
    begun,
    onRestore(stored) {
      setSeen(stored.seen);
      newItemId.current = stored.id;
    },
  });

  const kept = useServerDraft(form, {
    ...{ server: draftServer, itemId: item?._id, seen, base: begun?.at, id: newId },
    fork: () => {
      newItemId.current = randomId();
    },
  });

  const focusFirst = useEffectEvent(() => !item && firstField && form.setFocus(firstField));
  useEffect(() => void focusFirst(), []);

  async function submit(expected = seen) {
    await kept.pause();
    const own = draftServer && item ? { draft: newId() } : {};
    const result = await callAction(save, { ...form.getValues(), ...own, _id: item?._id ?? newId(), seen: expected });
    if (result.ok) {
      draft.remove();
      kept.forget();
      setFailure(undefined);
      setConflict(undefined);
      setSeen(item && result.data.updatedAt);
      newItemId.current = undefined;
      if (item) reset(toDraft(result.data));
      else reset({ ...toDraft(), ...keepForNext?.(result.data) });
      const notice = describeSaved?.(result.data);
      setSaved(notice && item ? { ...notice, edit: undefined } : notice);
      toast.success(result.message);
      onSaved?.(result.data);
      return;
    }
    kept.resume();
    setFailure(result);
    setConflict(result.current);
    for (const [index, [field, message]] of Object.entries(result.fields ?? {}).entries()) {
      form.setError(field as Path<Draft>, { message }, { shouldFocus: index === 0 });
    }
  }

  function reset(to: DefaultValues<Draft>) {
    uploads.abandon();
    form.reset(to);
  }

  async function submitWithPictures(expected?: string) {
    setSaved(undefined);
    if (await finish()) return form.handleSubmit(() => submit(expected))();
    setFailure({ ok: false, code: "invalid", message: imageCopy.notSent });
  }

  function discard() {
    uploads.abandon();
    void kept.discard();
    draft.discard();
    newItemId.current = undefined;
  }

  function newId() {
    newItemId.current ??= randomId();
    return newItemId.current;
  }

  function errorOf(field: Path<Draft>) {
    return form.getFieldState(field, form.formState).error?.message;
  }

  return {
    ...form,
    submit: (event: FormEvent) => {
      event.preventDefault();
      return submitWithPictures();
    },
    uploads,
    /** A picture is still on its way, and the form is saved with it. */
    waitsForPicture: waiting,
    /** To be called on the first focus, so that the schema is there when it is needed. */
    preloadRules: lazy.preload,
    failure,
    errorOf,
    saving: form.formState.isSubmitting,
    saved: { notice: saved, close: () => setSaved(undefined) },
    draft: {
      ...draft,
      shared: draftServer !== undefined,
      /** Whether a draft of the server is the one that this form goes on with. */
      isOwn: (one: { _id: string; device: string }) =>
        one._id === newItemId.current && (one.device === currentDevice() || one._id === begun?.id),
      discard,
    },
    draftStatus: kept.status,
    conflict: conflict && {
      entity,
      categories: options.categories,
      /** The other person's version, as form values. */
      theirs: toDraft(conflict),
      keepMine: () => submitWithPictures(conflict.updatedAt),
      takeTheirs: () => {
        void kept.discard();
        draft.remove();
        reset(toDraft(conflict));
        setSeen(conflict.updatedAt);
        setConflict(undefined);
        setFailure(undefined);
      },
    },
  };
}
