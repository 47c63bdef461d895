import { Plus } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { MonthDay, MonthEvent } from "@/lib/calendar/types";
import { formatLongDay } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import { countOf } from "@/lib/text";

export function MonthDayCell({ day, events, today, outside }: MonthDay & { today: boolean; outside: boolean }) {
  return (
    <td
      className={`group/day relative h-13 border border-line p-0 align-top has-[a[data-new]:hover]:bg-sunken sm:h-26 ${outside ? "bg-paper" : ""}`}
    >
      <Link
        data-new
        href={`${painelRoutes.addEvent}?dia=${day}`}
        // Prefetching the form for each of thirty days would be a waste.
        prefetch={false}
        aria-current={today ? "date" : undefined}
        className="absolute inset-0 flex items-start justify-between p-0.5 -outline-offset-2 sm:p-1"
      >
        <span className="sr-only">Novo evento em {formatLongDay(day)}</span>
        <span
          aria-hidden
          className={`grid size-8 place-items-center rounded-full text-sm max-sm:mx-auto ${today ? "bg-accent font-bold text-on-accent" : outside ? "text-muted" : "font-semibold"}`}
        >
          {Number(day.slice(8))}
        </span>
        <Plus
          aria-hidden
          className="m-1.5 hidden size-4 opacity-0 group-focus-within/day:opacity-100 group-has-[a[data-new]:hover]/day:opacity-100 sm:block"
        />
      </Link>
      {events.length > 0 && (
        <>
          <p className="pointer-events-none absolute inset-x-0 bottom-1.5 flex justify-center gap-0.5 sm:hidden">
            <span className="sr-only">{countOf(events.length, "evento", "eventos")}</span>
            {events.slice(0, MAX_DOTS).map(({ _id, active, cancelled }) => (
              <span
                key={_id}
                aria-hidden
                className={`size-1.5 rounded-full ${active && !cancelled ? "bg-accent" : "bg-muted"}`}
              />
            ))}
          </p>
          <ul className="pointer-events-none relative grid gap-1 px-1 pt-10 pb-1 max-sm:hidden">
            {events.map((event) => (
              <li key={event._id} className="grid">
                <EventLink
                  event={event}
                  className={`pointer-events-auto rounded-md px-1.5 py-0.5 text-sm leading-5 ${event.active ? "bg-leaf-soft text-leaf" : "bg-sunken text-muted"}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

export function EventLink({ event, className }: { event: MonthEvent; className: string }) {
  const { _id, acoes, hora, active, cancelled } = event;
  const state = [...(cancelled ? ["cancelado"] : []), ...(active ? [] : ["desabilitado"])].join(", ");
  return (
    <Link
      href={painelRoutes.editEvent(_id)}
      prefetch={false}
      title={acoes}
      className={`block min-w-0 underline-offset-4 hover:underline ${className}`}
    >
      <span className="font-semibold">{hora}</span>{" "}
      <span className={`wrap-anywhere hyphens-auto sm:line-clamp-4 ${cancelled ? "line-through" : ""}`}>{acoes}</span>
      {state && ` (${state})`}
    </Link>
  );
}

/** Per day, on a phone. */
const MAX_DOTS = 3;
