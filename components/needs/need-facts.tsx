import { CalendarClock, Clock, Heart, type LucideIcon, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { formatDay } from "@/lib/dates";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";

/** What it is for, where and when one hands it in, until when. `plain`: without links, as in a form's preview. */
export function NeedFacts({ need, plain }: { need: NeedCardData; plain?: boolean }) {
  const { project, event, place, hours, until } = need;
  return (
    <ul className="wrap-anywhere grid gap-1.5 text-sm empty:hidden">
      {(project || event) && (
        <Fact Icon={Heart}>
          Para {project && <Purpose href={plain ? undefined : routes.projects()}>{project}</Purpose>}
          {project && event && " e "}
          {event && <Purpose href={plain ? undefined : routes.event(event._id)}>{event.title}</Purpose>}
        </Fact>
      )}
      {place && <Fact Icon={MapPin}>{place}</Fact>}
      {hours && <Fact Icon={Clock}>{hours}</Fact>}
      {until && (
        <Fact Icon={CalendarClock}>
          Até{" "}
          <time dateTime={until} className="whitespace-nowrap">
            {formatDay(until)}
          </time>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
      <span>{children}</span>
    </li>
  );
}

function Purpose({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return <span className="font-semibold">{children}</span>;
  return (
    <Link href={href} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}
