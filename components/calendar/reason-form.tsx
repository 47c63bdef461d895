"use client";

import { type FormEvent, useId, useState, useTransition } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { useFocusWhenGone } from "@/components/forms/use-focus-when-gone";
import { CONTROL } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { manageEventCopy } from "@/lib/calendar/manage-copy";
import type { ManagedEvent } from "@/lib/calendar/types";
import type { ActionFailure } from "@/lib/web/action-result";
import type { EventToolsProps } from "./event-tools";

type Props = {
  event: ManagedEvent;
  save: EventToolsProps["setCancelled"];
};

/** Asks for the public, optional reason of a cancellation, after it. */
export function ReasonForm({ event: { _id, acoes }, save }: Props) {
  const [motivo, setMotivo] = useState("");
  const [failure, setFailure] = useState<ActionFailure>();
  const [busy, start] = useTransition();
  const id = useId();
  // Gone once the reason is there.
  const form = useFocusWhenGone<HTMLFormElement>((gone) => gone.closest("li")?.querySelector("a"));

  function submit(event: FormEvent) {
    event.preventDefault();
    start(async () => {
      const result = await callAction(save, { ids: [_id], cancelled: true, motivo, wasCancelled: true });
      if (!result.ok) return setFailure(result);
      toast.success(manageEventCopy.reasonKept);
    });
  }

  const error = failure?.fields?.motivo;
  return (
    <form ref={form} onSubmit={submit} className="mt-2 grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        Por quê? <span className="font-normal text-muted">(opcional, todos leem)</span>
        <span className="sr-only">: {acoes}</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          value={motivo}
          onChange={(change) => setMotivo(change.target.value)}
          placeholder="por causa da chuva"
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className={`${CONTROL} min-w-0 flex-1 basis-40`}
        />
        <LiveButton type="submit" variant="secondary" disabled={busy || !motivo.trim()}>
          Salvar motivo
        </LiveButton>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      ) : (
        <FailureAlert failure={failure} />
      )}
      <LeaveGuard active={motivo.trim() !== "" && !busy} />
    </form>
  );
}
