"use client";

import { CalendarCheck2, CalendarX2, Copy } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { ICON_BUTTON } from "@/components/manage/manage-card";
import type { ManagedEvent } from "@/lib/calendar/types";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";

export type EventToolsProps = {
  event: ManagedEvent;
  duplicate: (input: { _id: string }) => Promise<ActionResult<ManagedEvent>>;
  setCancelled: (input: { ids: string[]; cancelled: boolean }) => Promise<ActionResult>;
  onCancelled: (cancelled: boolean) => void;
};

/** Buttons that duplicate an event and cancel or reinstate it. */
export function EventTools({ event, duplicate, setCancelled, onCancelled }: EventToolsProps) {
  const { _id, acoes, cancelled } = event;
  const router = useRouter();
  const [busy, start] = useTransition();

  const copy = () =>
    start(async () => {
      const result = await callOrSignIn(duplicate, { _id });
      if (!result.ok) return void toast.error(result.message);
      toast.success(result.message);
      router.push(routes.editEvent(result.data._id));
    });

  const toggle = () =>
    start(async () => {
      const result = await callOrSignIn(setCancelled, { ids: [_id], cancelled: !cancelled });
      if (!result.ok) return void toast.error(result.message);
      toast.success(result.message);
      onCancelled(!cancelled);
    });

  const Toggle = cancelled ? CalendarCheck2 : CalendarX2;
  const toggleName = cancelled ? "Reativar" : "Marcar como cancelado";
  return (
    <>
      <button
        type="button"
        title="Duplicar"
        disabled={busy}
        onClick={copy}
        className={`${ICON_BUTTON} disabled:opacity-60`}
      >
        <span className="sr-only">Duplicar {acoes}</span>
        <Copy aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        title={toggleName}
        disabled={busy}
        onClick={toggle}
        className={`${ICON_BUTTON} disabled:opacity-60`}
      >
        <span className="sr-only">
          {toggleName}: {acoes}
        </span>
        <Toggle aria-hidden className="size-5" />
      </button>
    </>
  );
}
