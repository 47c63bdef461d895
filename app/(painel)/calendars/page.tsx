import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ManageEvents } from "@/components/calendar/manage-events";
import { MonthView } from "@/components/calendar/month-view";
import { ManageBar } from "@/components/manage/manage-bar";
import { manageHref } from "@/components/manage/manage-href";
import { ScreenButton } from "@/components/painel/screen-link";
import { listManagedEvents } from "@/lib/calendar/list";
import { readEventMonth } from "@/lib/calendar/month";
import { presentManagedEvent } from "@/lib/calendar/present";
import { monthInAddress } from "@/lib/calendar/schema";
import { wallClock } from "@/lib/dates";
import { presentEach } from "@/lib/items/present-each";
import { manageQuery, toListQuery } from "@/lib/lists/listing-query";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { deleteEvents, duplicateEvent, loadEvents, setEventsActive, setEventsCancelled } from "../actions/calendar";
import { undoOf } from "../undo";

export const metadata: Metadata = { title: "Calendário" };

/** The orders that make sense for what has a date of its own. */
const ORDERS = { "": "Próximos primeiro", antigos: "Pela data", az: "A a Z", alterados: "Alterados por último" };

export default async function ManageEventsPage({ searchParams }: PageProps<"/calendars">) {
  const { id } = await requireAdministrator(routes.manageEvents);
  const address = await searchParams;
  const query = manageQuery.parse(address);
  const { mes } = monthInAddress.parse(address);
  const shown = { ...query, ...(mes && { mes }) };
  const today = wallClock(new Date()).day;
  const [list, calendar, undo] = await Promise.all([
    listManagedEvents(toListQuery(query)),
    readEventMonth(mes ?? today.slice(0, 7)),
    undoOf("event", id),
  ]);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Calendário</h1>
        <ScreenButton href={routes.addEvent}>
          <Plus aria-hidden className="size-5" /> Novo evento
        </ScreenButton>
      </header>
      <MonthView
        calendar={calendar}
        today={today}
        href={(month) => manageHref(routes.manageEvents, { ...query, mes: month })}
      />
      <ManageBar
        query={query}
        total={list.total}
        more={list.more}
        searchLabel="Buscar eventos"
        orders={ORDERS}
        keep={{ mes }}
      />
      <ManageEvents
        key={JSON.stringify(query)}
        query={shown}
        list={{ ...list, items: presentEach(list.items, presentManagedEvent) }}
        remove={deleteEvents}
        undo={undo}
        setActive={setEventsActive}
        setCancelled={setEventsCancelled}
        duplicate={duplicateEvent}
        load={loadEvents}
      />
    </div>
  );
}
