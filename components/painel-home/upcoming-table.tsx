import { StatusBadge } from "@/components/manage/status-badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { UpcomingEvent } from "@/lib/dashboard/types";
import { formatDate, isoWithOffset, wallClock } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";

const CELL = "px-3 py-3 first:pl-5 last:pr-5";

/** The next events; on a phone without the columns for place and status, which then are below the name. */
export function UpcomingTable({ events }: { events: UpcomingEvent[] }) {
  if (events.length === 0) {
    return (
      <EmptyState title="Nenhuma ação marcada">
        <Link href={painelRoutes.addEvent} className="py-2 font-semibold underline underline-offset-4">
          Marcar uma ação
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left align-top">
        <thead className="max-[16rem]:sr-only">
          <tr className="text-muted">
            <th scope="col" className={`font-semibold ${CELL}`}>
              Quando
            </th>
            <th scope="col" className={`font-semibold ${CELL}`}>
              Ação
            </th>
            <th scope="col" className={`font-semibold max-md:hidden ${CELL}`}>
              Local
            </th>
            <th scope="col" className={`font-semibold max-md:hidden ${CELL}`}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <Row key={event._id} event={event} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ event }: { event: UpcomingEvent }) {
  const { _id, acoes, local, startsAt, active, cancelled } = event;
  return (
    <tr className="border-line border-t align-top max-[16rem]:flex max-[16rem]:flex-col">
      <td className={`whitespace-nowrap tabular-nums ${CELL}`}>
        <time dateTime={isoWithOffset(startsAt)}>
          {formatDate(startsAt)} <span className="text-muted max-lg:block">{wallClock(startsAt).hour}</span>
        </time>
      </td>
      <th scope="row" className={`font-semibold ${CELL}`}>
        <Link href={painelRoutes.editEvent(_id)} className="wrap-anywhere underline underline-offset-4">
          <span className="sr-only">Editar </span>
          {acoes}
        </Link>
        <span className="wrap-anywhere block font-normal text-muted text-sm md:hidden">{local}</span>
        {(cancelled || !active) && (
          <span className="mt-2 flex md:hidden">
            <Status event={event} />
          </span>
        )}
      </th>
      <td className={`wrap-anywhere max-md:hidden ${CELL}`}>{local}</td>
      <td className={`max-md:hidden ${CELL}`}>
        <Status event={event} />
      </td>
    </tr>
  );
}

function Status({ event: { active, cancelled } }: { event: UpcomingEvent }) {
  if (!cancelled) return <StatusBadge active={active} />;
  return (
    <span className="shrink-0 rounded-full bg-danger-soft px-3 py-1 font-semibold text-danger text-sm">Cancelado</span>
  );
}
