import type { Metadata } from "next";
import { deleteEvents, duplicateEvent, setEventsActive, setEventsCancelled } from "@/app/(painel)/actions/calendar";
import { undoOf } from "@/app/(painel)/undo";
import { ManageEvents } from "@/components/calendar/manage-events";
import { MonthView } from "@/components/calendar/month-view";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { listManagedEvents } from "@/lib/calendar/list";
import { readEventMonth } from "@/lib/calendar/month";
import { presentManagedEvent } from "@/lib/calendar/present";
import { monthInAddress } from "@/lib/calendar/schema";
import { currentDay } from "@/lib/dates";
import { presentPage } from "@/lib/items/present-each";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Calendário" };

const ORDERS = { "": "Próximos primeiro", antigos: "Pela data", az: "A a Z", alterados: "Alterados por último" };

export default async function ManageEventsPage({ searchParams }: PageProps<"/calendars">) {
  const { id, role } = await requireAdministrator(painelRoutes.manageEvents);
  const readOnly = !may(role, "content:write");
  const params = await searchParams;
  const query = manageQuery.parse(params);
  const { mes } = monthInAddress.parse(params);
  const listQuery = { ...query, ...(mes && { mes }) };
  const today = currentDay();
  const [list, calendar, undo] = await Promise.all([
    managedPage(query, listManagedEvents),
    readEventMonth(mes ?? today.slice(0, 7)),
    undoOf("event", id),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Calendário"
        create={readOnly ? undefined : { href: painelRoutes.addEvent, label: "Novo evento" }}
      />
      {!readOnly && <MonthView calendar={calendar} today={today} query={query} />}
      <ManageBar
        query={query}
        resultCount={countInWords(list, "evento", "eventos")}
        searchLabel="Buscar eventos"
        orders={ORDERS}
        keep={{ mes }}
      />
      <ManageEvents
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={listQuery}
        list={presentPage(list, presentManagedEvent)}
        remove={deleteEvents}
        undo={undo}
        setActive={setEventsActive}
        setCancelled={setEventsCancelled}
        duplicate={duplicateEvent}
      />
    </div>
  );
}
