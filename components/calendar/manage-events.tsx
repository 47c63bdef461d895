"use client";

import { useState } from "react";
import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ManageListProps } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { Picture } from "@/components/ui/picture";
import { weekdayName } from "@/lib/calendar/days";
import { hoursInWords } from "@/lib/calendar/event-texts";
import { manageEventCopy } from "@/lib/calendar/manage-copy";
import type { ManagedEvent } from "@/lib/calendar/types";
import { formatDate } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { Cancelled, CancelReason } from "./event-card";
import { EventTools, type EventToolsProps } from "./event-tools";
import { ReasonForm } from "./reason-form";

type Props = Pick<
  ManageListProps<ManagedEvent>,
  "query" | "readOnly" | "list" | "remove" | "undo" | "setActive" | "load"
> &
  Pick<EventToolsProps, "duplicate" | "setCancelled">;

/** The events for administrators. */
export function ManageEvents({ duplicate, setCancelled, ...props }: Props) {
  /** By event id. Kept here, because the server does not render again the items loaded by infinite scroll. */
  const [cancelledHere, setCancelledHere] = useState<Record<string, Pick<ManagedEvent, "cancelled" | "motivo">>>({});
  const isCancelled = ({ _id, cancelled }: ManagedEvent) => cancelledHere[_id]?.cancelled ?? cancelled;
  const reasonOf = ({ _id, motivo }: ManagedEvent) => cancelledHere[_id]?.motivo ?? motivo;
  const note = (_id: string, cancelled: boolean, motivo: string) =>
    setCancelledHere((before) => ({ ...before, [_id]: { cancelled, motivo } }));

  return (
    <ManageList
      {...props}
      copy={manageEventCopy}
      nameOf={({ acoes, startsAt }) => `${acoes}, ${formatDate(startsAt)}`}
      editHref={({ _id }) => painelRoutes.editEvent(_id)}
      siteHref={({ _id, active }) => (active ? routes.event(_id) : undefined)}
      tools={(event) => (
        <EventTools
          event={{ ...event, cancelled: isCancelled(event), motivo: reasonOf(event) }}
          duplicate={duplicate}
          setCancelled={setCancelled}
          onCancelled={(cancelled) => note(event._id, cancelled, cancelled ? reasonOf(event) : "")}
        />
      )}
    >
      {(event, href) => (
        <>
          <Picture
            picture={event.picture}
            sizes="6rem"
            decorative
            className={`hidden h-16 w-24 shrink-0 rounded-field bg-sunken object-cover sm:block ${isCancelled(event) ? "grayscale" : ""}`}
          />
          <CardSummary
            title={event.acoes}
            href={href}
            badges={
              <>
                {isCancelled(event) && <Cancelled />}
                {!(isCancelled(event) && event.active) && <StatusBadge active={event.active} />}
              </>
            }
          >
            <p className="wrap-anywhere text-muted text-sm">
              <time dateTime={event.startsAt}>
                {weekdayName(event.semana)}, {formatDate(event.startsAt)} {hoursInWords(event)}
              </time>
              {event.past && " · já passou"} · {event.local}
            </p>
            {isCancelled(event) &&
              (reasonOf(event) || !cancelledHere[event._id] ? (
                reasonOf(event) && <CancelReason>{reasonOf(event)}</CancelReason>
              ) : (
                <ReasonForm event={event} save={setCancelled} onSaved={(motivo) => note(event._id, true, motivo)} />
              ))}
          </CardSummary>
        </>
      )}
    </ManageList>
  );
}
