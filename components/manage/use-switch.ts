"use client";

import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import type { ActionResult } from "@/lib/web/action-result";

type Item = { _id: string; active?: boolean };

type Options = {
  setActive?: (input: { ids: string[]; active: boolean }) => Promise<ActionResult>;
  undoableSwitch?: boolean;
};

export const UNDO_TOAST_MS = 6_000;

/** Activates or deactivates items. */
export function useSwitch({ setActive, undoableSwitch }: Options) {
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();

  async function send(ids: string[], active: boolean, undoable: boolean) {
    if (!setActive) return false;
    const result = await callOrSignIn(setActive, { ids, active });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return false;
    const action = { label: "Desfazer", onClick: () => start(async () => void (await send(ids, !active, false))) };
    toast.success(result.message, undoable ? { duration: UNDO_TOAST_MS, action } : undefined);
    return true;
  }

  /** Leaves out items that have that state already, so that undo does not change them. Resolves with whether it succeeded. */
  function run(items: Item[], active: boolean) {
    const ids = items.filter((item) => item.active !== active).map(({ _id }) => _id);
    return new Promise<boolean>((resolve) => {
      if (ids.length === 0) return resolve(true);
      start(async () => resolve(await send(ids, active, undoableSwitch === true)));
    });
  }

  return { failure, busy, run };
}
