"use client";

import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import type { TrashKey } from "@/lib/trash/types";
import type { ActionResult } from "@/lib/web/action-result";

type Item = { _id: string };

/** An item that lies in the trash. */
export type Removed = TrashKey & { title: string };

/** What a list needs to take a removal back. */
export type Undo = {
  entity: string;
  /** What this person has removed here last, a moment ago: also in another tab, or before a reload. */
  removed: Removed[];
  restore: (input: { items: TrashKey[] }) => Promise<ActionResult>;
};

/**
 * Removal of items after a question: they leave the screen at once and go to the trash. `undo` restores the last ones
 * (`removed`). A failure shows them again, and a toast says so on whatever screen the person has reached.
 */
export function useRemoval<One extends Item>(
  remove: (input: { ids: string[] }) => Promise<ActionResult>,
  nameOf: (item: One) => string,
  { entity, removed: before, restore }: Undo,
) {
  // The items stay in the question while its dialog fades out.
  const [question, setQuestion] = useState<{ items: One[]; open: boolean }>({ items: [], open: false });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState(before);
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();

  const show = (ids: string[]) => setGone((hidden) => new Set([...hidden].filter((id) => !ids.includes(id))));

  const close = () => setQuestion(({ items }) => ({ items, open: false }));

  function fail(message: string) {
    setFailure(message);
    toast.error(message);
  }

  function confirm() {
    const { items } = question;
    close();
    setFailure(undefined);
    setRemoved([]); // what was removed before must not be taken back by who means this
    const ids = items.map(({ _id }) => _id);
    setGone((hidden) => new Set([...hidden, ...ids]));
    start(async () => {
      const result = await callOrSignIn(remove, { ids });
      if (!result.ok) {
        show(ids);
        return fail(result.message);
      }
      toast.success(result.message);
      setRemoved(items.map((item) => ({ entity, id: item._id, title: nameOf(item) })));
    });
  }

  function undo() {
    start(async () => {
      const result = await callOrSignIn(restore, { items: removed.map(({ id }) => ({ entity, id })) });
      if (!result.ok) return fail(result.message);
      toast.success(result.message);
      show(removed.map(({ id }) => id));
      setRemoved([]);
    });
  }

  return {
    /** The items that the dialog asks about. */
    asked: question.items,
    failure,
    busy,
    removed,
    undo,
    ask: (...items: One[]) => setQuestion({ items, open: true }),
    isGone: (item: One) => gone.has(item._id),
    dialog: { open: question.open, onConfirm: confirm, onClose: close },
  };
}
