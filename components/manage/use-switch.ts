"use client";

import { useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { toastWithUndo } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/web/action-result";
import { useFailure } from "./use-failure";

type Item = { _id: string; active?: boolean };

/** What was `changed`, and of reviews which had been `awaiting` their publication. */
export type Switched = { changed: string[]; awaiting?: string[] };

/**
 * The toast offers to undo what it says to have `changed`, and nothing that somebody else had done meanwhile; `undone` is what a
 * call takes back.
 */
export type SetActive = (input: {
  ids: string[];
  active: boolean;
  undone?: Switched;
}) => Promise<ActionResult<Switched | undefined>>;

/** Activates or deactivates items. */
export function useSwitch(setActive: SetActive | undefined) {
  const [failure, report] = useFailure();
  const [busy, start] = useTransition();

  async function send(ids: string[], active: boolean, undone?: Switched) {
    if (!setActive) return false;
    const result = await callOrSignIn(setActive, { ids, active, undone });
    report(result.ok ? undefined : result.message);
    if (!result.ok) return false;
    const { data } = result;
    const own = data?.changed ?? [];
    const undo = () => start(async () => void (await send(own, !active, data)));
    toastWithUndo(result.message, !undone && own.length > 0 ? undo : undefined);
    return true;
  }

  /** Leaves out items that have that state already. Resolves with whether it succeeded. */
  function run(items: Item[], active: boolean) {
    const ids = items.filter((item) => item.active !== active).map(({ _id }) => _id);
    return new Promise<boolean>((resolve) => {
      if (ids.length === 0) return resolve(true);
      start(async () => resolve(await send(ids, active)));
    });
  }

  return { failure, busy, run };
}
