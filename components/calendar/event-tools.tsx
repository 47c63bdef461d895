"use client";

import { CalendarCheck2, CalendarX2, Copy, MessageCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { randomId } from "@/components/forms/random-id";
import { ToolButton, ToolLink } from "@/components/manage/card-tools";
import { toastFailure, toastResult, toastWithUndo } from "@/components/ui/toast";
import { cancelledText } from "@/lib/calendar/event-texts";
import type { ManagedEvent } from "@/lib/calendar/types";
import { painelRoutes } from "@/lib/painel-routes";
import { whatsappLink } from "@/lib/site";
import type { ActionResult } from "@/lib/web/action-result";

/** `motivoBefore`: the reason that the event had, also one that somebody else gave after this list was made. */
type Cancellation = { changed: boolean; motivoBefore: string };

export type EventToolsProps = {
  event: ManagedEvent;
  duplicate: (input: { _id: string; copyId: string }) => Promise<ActionResult<ManagedEvent>>;
  setCancelled: (input: {
    ids: string[];
    cancelled: boolean;
    motivo?: string;
    wasCancelled?: boolean;
  }) => Promise<ActionResult<Cancellation>>;
  onCancelled: () => void;
};

/** Buttons that duplicate an event, cancel or reinstate it, and announce a cancellation over WhatsApp. */
export function EventTools({ event, duplicate, setCancelled, onCancelled }: EventToolsProps) {
  const { _id, acoes, cancelled } = event;
  const router = useRouter();
  const [busy, start] = useTransition();

  // The same until it is stored: a repetition after a lost answer is the same copy.
  const copyId = useRef<string>(undefined);

  const copy = () =>
    start(async () => {
      copyId.current ??= randomId();
      const result = await callOrSignIn(duplicate, { _id, copyId: copyId.current });
      if (result.ok || result.code === "stale") copyId.current = undefined;
      toastResult(result);
      if (result.ok) router.push(painelRoutes.editEvent(result.data._id));
    });

  /** `undone` is what this call takes back: a reinstatement that is undone brings its reason back. */
  const set = (to: boolean, undone?: Cancellation) =>
    start(async () => {
      const motivo = to ? undone?.motivoBefore : "";
      const result = await callOrSignIn(setCancelled, { ids: [_id], cancelled: to, motivo });
      if (!result.ok) return void toastFailure(result.message);
      // What somebody else had done meanwhile is not undone from here: their reason would go with it.
      const isOwn = !undone && result.data.changed;
      toastWithUndo(result.message, isOwn ? () => set(!to, result.data) : undefined);
      if (to) onCancelled();
    });

  const toggleName = cancelled ? "Reativar" : "Marcar como cancelado";
  return (
    <>
      {cancelled && event.active && !event.past && (
        <ToolLink
          href={whatsappLink(cancelledText(event))}
          target="_blank"
          title="Avisar no WhatsApp"
          Icon={MessageCircle}
          word="Avisar"
        >
          {`Avisar no WhatsApp: ${acoes}`}
        </ToolLink>
      )}
      <ToolButton title="Duplicar" busy={busy} onClick={copy} Icon={Copy} word="Duplicar">
        {`Duplicar ${acoes}`}
      </ToolButton>
      <ToolButton
        title={toggleName}
        busy={busy}
        onClick={() => set(!cancelled)}
        Icon={cancelled ? CalendarCheck2 : CalendarX2}
        word={cancelled ? "Reativar" : "Cancelar"}
      >
        {`${toggleName}: ${acoes}`}
      </ToolButton>
    </>
  );
}
