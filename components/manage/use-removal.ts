"use client";

import { useEffect, useRef, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import type { TrashKey } from "@/lib/trash/types";
import type { ActionResult } from "@/lib/web/action-result";
import { useFailure } from "./use-failure";

type Item = { _id: string };

/** An item that lies in the trash. */
export type Removed = TrashKey & { title: string };

/** What a list needs to take a removal back. */
export type Undo = {
  entity: string;
  /** The items that this person removed last, if a moment ago: also in another tab, or before a reload. */
  removed: Removed[];
  restore: (input: { items: TrashKey[] }) => Promise<ActionResult>;
};

/** Resolves with the ids of the items that it removed: what somebody else had removed is not among them. */
export type Remove = (input: { ids: string[] }) => Promise<ActionResult<string[]>>;

/**
 * Removes items after a confirmation: they disappear at once and go to the trash. `undo` restores the last ones (`removed`).
 * After a failure they reappear, and a toast tells so on any screen.
 */
export function useRemoval<One extends Item>(
  remove: Remove,
  nameOf: (item: One) => string,
  { entity, removed: before, restore }: Undo,
) {
  const [asked, setAsked] = useState<One[]>([]);
  const hidden = useHidden();
  const [removed, setRemoved] = useState(before);
  const [failure, report] = useFailure();
  const [busy, start] = useTransition();

  const close = () => setAsked([]);

  /** Hides what was removed once the dialog has given the focus back: a button that is gone could not take it. */
  const hideRemoved = useRef<() => void>(undefined);
  useEffect(() => {
    if (asked.length > 0) return;
    hideRemoved.current?.();
    hideRemoved.current = undefined;
  }, [asked]);

  /** Resolves with whether the items were removed. */
  function confirm() {
    close();
    report(undefined);
    setRemoved([]); // what was removed before must not be restored in the place of these
    const ids = asked.map(({ _id }) => _id);
    hideRemoved.current = () => hidden.hide(ids);
    return new Promise<boolean>((resolve) =>
      start(async () => {
        const result = await callOrSignIn(remove, { ids });
        resolve(result.ok);
        if (!result.ok) {
          hidden.show(ids);
          return report(result.message);
        }
        toast.success(result.message);
        const own = asked.filter(({ _id }) => result.data.includes(_id));
        setRemoved(own.map((item) => ({ entity, id: item._id, title: nameOf(item) })));
      }),
    );
  }

  function undo() {
    start(async () => {
      const result = await callOrSignIn(restore, { items: removed.map(({ id }) => ({ entity, id })) });
      if (!result.ok) return report(result.message);
      toast.success(result.message);
      hidden.show(removed.map(({ id }) => id));
      setRemoved([]);
    });
  }

  return {
    /** The items that the dialog asks about. */
    asked,
    failure,
    busy,
    removed,
    undo,
    ask: (...items: One[]) => setAsked(items),
    isGone: (item: One) => hidden.has(item._id),
    dialog: { open: asked.length > 0, onConfirm: confirm, onClose: close },
  };
}

/** Ids of the removed items, which the list hides. */
function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => hidden.has(id),
    hide: (ids: string[]) => setHidden((before) => new Set([...before, ...ids])),
    show: (ids: string[]) => setHidden((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  };
}
