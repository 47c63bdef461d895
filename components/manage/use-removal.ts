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
 * Asks before items are removed, and removes them at once: they leave the screen and lie in the trash. `removed` are the
 * last ones, which `undo` puts back. A failure brings them back to the screen, and is said wherever the person is by then.
 */
export function useRemoval<One extends Item>(
  remove: (input: { ids: string[] }) => Promise<ActionResult>,
  nameOf: (item: One) => string,
  { entity, removed: before, restore }: Undo,
) {
  const [asked, setAsked] = useState<One[]>([]);
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState(before);
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();

  const show = (ids: string[]) => setGone((hidden) => new Set([...hidden].filter((id) => !ids.includes(id))));

  function fail(message: string) {
    setFailure(message);
    toast.error(message);
  }

  function confirm() {
    setOpen(false);
    setFailure(undefined);
    setRemoved([]); // what was removed before must not be taken back by who means this
    const ids = asked.map(({ _id }) => _id);
    setGone((hidden) => new Set([...hidden, ...ids]));
    start(async () => {
      const result = await callOrSignIn(remove, { ids });
      if (!result.ok) {
        show(ids);
        return fail(result.message);
      }
      toast.success(result.message);
      setRemoved(asked.map((item) => ({ entity, id: item._id, title: nameOf(item) })));
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
    /** The items in question; they stay while the dialog fades out. */
    asked,
    failure,
    busy,
    removed,
    undo,
    ask: (...items: One[]) => {
      setAsked(items);
      setOpen(true);
    },
    isGone: (item: One) => gone.has(item._id),
    dialog: { open, onConfirm: confirm, onClose: () => setOpen(false) },
  };
}
