"use client";

import { useState } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { importCopy } from "@/lib/donations/import/copy";
import { IMPORT_LIMITS, type ImportDone, type ImportPreview } from "@/lib/donations/import/types";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";

export type ImportActions = {
  preview: (input: { file: File; acaoColumn: string }) => Promise<ActionResult<ImportPreview>>;
  confirm: (input: {
    file: File;
    ticked: number[];
    acaoColumn: string;
    skipWrong: boolean;
  }) => Promise<ActionResult<ImportDone>>;
};

type State = {
  file?: File;
  busy?: "reading" | "importing";
  failure?: ActionFailure;
  preview?: ImportPreview;
  /** The heading of the column chosen as the action. */
  acaoColumn: string;
  /** Possible duplicates to be imported all the same, by line. */
  ticked: ReadonlySet<number>;
  done?: ImportDone;
  /** The finished import's rows with errors, as CSV. */
  wrongSheet?: string;
};

const EMPTY: State = { ticked: new Set(), acaoColumn: "" };
const TOO_LARGE: ActionFailure = { ok: false, code: "tooLarge", message: importCopy.tooLarge };

/** The import of a spreadsheet: chosen, checked by the server, shown, confirmed. */
export function useImport(actions: ImportActions) {
  const [state, setState] = useState(EMPTY);
  const update = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));

  async function choose(file: File | undefined, acaoColumn = "") {
    if (!file) return setState(EMPTY);
    if (file.size > IMPORT_LIMITS.bytes) return setState({ ...EMPTY, file, failure: TOO_LARGE });
    setState({ ...EMPTY, file, acaoColumn, busy: "reading" });
    const answer = await callAction(actions.preview, { file, acaoColumn });
    update({ busy: undefined, ...(answer.ok ? { preview: answer.data } : { failure: answer }) });
  }

  async function confirm() {
    const { file, ticked, acaoColumn, preview } = state;
    if (!file) return;
    update({ busy: "importing" });
    const answer = await callAction(actions.confirm, {
      file,
      ticked: [...ticked],
      acaoColumn,
      skipWrong: (preview?.counts.wrong ?? 0) > 0,
    });
    if (!answer.ok) return update({ busy: undefined, failure: answer });
    setState(({ ticked }) => ({ ...EMPTY, ticked, done: answer.data, wrongSheet: preview?.wrongSheet }));
    toast.success(answer.message);
  }

  function tick(lines: number[], on: boolean) {
    setState((before) => {
      const ticked = new Set(before.ticked);
      for (const line of lines) on ? ticked.add(line) : ticked.delete(line);
      return { ...before, ticked };
    });
  }

  const chooseAcao = (heading: string) => choose(state.file, heading);

  return { ...state, choose, chooseAcao, confirm, tick };
}
