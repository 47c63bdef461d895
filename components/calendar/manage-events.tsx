"use client";

import { useState } from "react";
import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { NowrapDates } from "@/components/ui/nowrap-dates";
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

type Props = ListOfPage<ManagedEvent> & Pick<EventToolsProps, "duplicate" | "setCancelled">;

/** The events for administrators. */
export function ManageEvents({ duplicate, setCancelled, ...props }: Props) {
  /** Ids of the events whose reason is asked for. */
  const [justCancelled, setJustCancelled] = useState<readonly string[]>([]);

  return (
    <ManageList
      {...props}
      copy={manageEventCopy}
      nameOf={({ acoes, startsAt }) => `${acoes}, ${formatDate(startsAt)}`}
      editHref={({ _id }) => painelRoutes.editEvent(_id)}
      siteHref={({ _id, active }) => (active ? routes.event(_id) : undefined)}
      tools={(event) => (
        <EventTools
          event={event}
          duplicate={duplicate}
          setCancelled={setCancelled}
          onCancelled={() => setJustCancelled((before) => [...before, event._id])}
        />
      )}
    >
      {(event, href) => (
        <CardSummary
          picture={event.picture}
          grey={event.cancelled}
          title={event.acoes}
          href={href}
          badges={
            <>
              {event.cancelled && <Cancelled />}
              {!(event.cancelled && event.active) && <StatusBadge active={event.active} />}
            </>
          }
        >
          <p className="wrap-anywhere text-muted text-sm">
            <time dateTime={event.startsAt}>
              <NowrapDates>
                {`${weekdayName(event.semana)}, ${formatDate(event.startsAt)} ${hoursInWords(event)}`}
              </NowrapDates>
            </time>
            {event.past && " · já passou"} · {event.local}
          </p>
          {event.cancelled && event.motivo && <CancelReason>{event.motivo}</CancelReason>}
          {event.cancelled && !event.motivo && justCancelled.includes(event._id) && (
            <ReasonForm event={event} save={setCancelled} />
          )}
        </CardSummary>
      )}
    </ManageList>
  );
}
