"use client";

import { type FormEvent, useId, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { CONTROL } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { manageEventCopy } from "@/lib/calendar/manage-copy";
import type { ManagedEvent } from "@/lib/calendar/types";
import type { EventToolsProps } from "./event-tools";

type Props = {
  event: ManagedEvent;
  save: EventToolsProps["setCancelled"];
};

/** Asks for the public, optional reason of a cancellation, after it. */
export function ReasonForm({ event: { _id, acoes }, save }: Props) {
  const [motivo, setMotivo] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!motivo.trim()) return;
    start(async () => {
      const result = await callOrSignIn(save, { ids: [_id], cancelled: true, motivo });
      if (!result.ok) return setFailure(result.fields?.motivo ?? result.message);
      toast.success(manageEventCopy.reasonKept);
    });
  }

  return (
    <form onSubmit={submit} className="mt-2 grid gap-1.5">
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
          aria-invalid={failure !== undefined}
          aria-describedby={failure && `${id}-error`}
          className={`${CONTROL} min-w-0 flex-1 basis-40`}
        />
        <LiveButton type="submit" variant="secondary" disabled={busy}>
          Salvar motivo
        </LiveButton>
      </div>
      {failure && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {failure}
        </p>
      )}
    </form>
  );
}
