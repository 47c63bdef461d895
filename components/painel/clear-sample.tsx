"use client";

import { useEffect } from "react";
import { ConfirmedAction } from "@/components/forms/confirmed-action";
import { focusHeading } from "@/components/manage/focus-row";
import { sampleCopy } from "@/lib/sample/schema";
import type { ActionResult } from "@/lib/web/action-result";

/** Notice that the site shows sample data, with a button that deletes it. */
export function ClearSample({ clear }: { clear: (input: undefined) => Promise<ActionResult> }) {
  useEffect(() => focusHeading, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-4">
      <p className="max-w-text">{sampleCopy.painel}</p>
      <ConfirmedAction run={clear} question={sampleCopy.confirm} detail={sampleCopy.detail}>
        {sampleCopy.clear}
      </ConfirmedAction>
    </div>
  );
}
