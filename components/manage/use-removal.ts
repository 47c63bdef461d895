"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import type { ActionResult } from "@/lib/action-result";

type Item = { _id: string };

/** Milliseconds in which a removal can be taken back; until then nothing is gone. */
export const UNDO_TIME = 6_000;

/**
 * Asks before items are removed, takes them off the screen, and offers 'Desfazer' for some seconds; only then they are
 * removed. Leaving for another screen removes them at once; closing the browser before leaves them as they were.
 */
export function useRemoval<One extends Item>(
  remove: (input: { ids: string[] }) => Promise<ActionResult>,
  removedText: (items: One[]) => string,
) {
  const [asked, setAsked] = useState<One[]>([]);
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const removals = useRef(0);
  const pending = useRef(new Map<string, { items: One[]; timer: ReturnType<typeof setTimeout> }>());

  const show = (items: One[]) =>
    setGone((before) => new Set([...before].filter((id) => !items.some(({ _id }) => _id === id))));

  async function commit(key: string) {
    const waiting = pending.current.get(key);
    if (!waiting) return;
    pending.current.delete(key);
    clearTimeout(waiting.timer);
    toast.dismiss(key);
    const result = await callOrSignIn(remove, { ids: waiting.items.map(({ _id }) => _id) });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) show(waiting.items);
  }

  function undo(key: string) {
    const waiting = pending.current.get(key);
    if (!waiting) return;
    pending.current.delete(key);
    clearTimeout(waiting.timer);
    show(waiting.items);
  }

  function confirm() {
    setOpen(false);
    // Of its own each time: a toast that is fading out would take another of its name with it.
    removals.current += 1;
    const key = `remocao-${removals.current}`;
    setGone((before) => new Set([...before, ...asked.map(({ _id }) => _id)]));
    pending.current.set(key, { items: asked, timer: setTimeout(() => void commit(key), UNDO_TIME) });
    toast(removedText(asked), {
      id: key,
      duration: UNDO_TIME,
      action: { label: "Desfazer", onClick: () => undo(key) },
    });
  }

  const commitAll = useRef(() => undefined as undefined | Promise<unknown>);
  commitAll.current = () => Promise.all([...pending.current.keys()].map(commit));
  useEffect(() => () => void commitAll.current(), []);

  return {
    /** The items in question; they stay while the dialog fades out. */
    asked,
    failure,
    ask: (...items: One[]) => {
      setAsked(items);
      setOpen(true);
    },
    isGone: (item: One) => gone.has(item._id),
    dialog: { open, onConfirm: confirm, onClose: () => setOpen(false) },
  };
}
