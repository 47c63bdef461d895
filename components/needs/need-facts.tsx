import { CalendarClock, Clock, Heart, type LucideIcon, MapPin } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { ShortDay } from "@/components/ui/short-date";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";

/** What it is for, where and when one hands it in, until when. `plain`: without links, as in a form's preview. */
export function NeedFacts({ need, plain }: { need: NeedCardData; plain?: boolean }) {
  const { project, event, campaign, place, hours, until } = need;
  const purposes = [
    campaign && { href: routes.campaign(campaign.permalink), title: campaign.title },
    project && { href: routes.projects(), title: project },
    event && { href: routes.event(event._id), title: event.title },
  ].filter((purpose) => purpose !== null && purpose !== "");
  return (
    <ul className="wrap-anywhere grid gap-1.5 text-sm empty:hidden">
      {purposes.length > 0 && (
        <Fact Icon={Heart}>
          Para{" "}
          {purposes.map(({ href, title }, index) => (
            <Fragment key={href}>
              {index > 0 && " e "}
              <Purpose href={plain ? undefined : href}>{title}</Purpose>
            </Fragment>
          ))}
        </Fact>
      )}
      {place && <Fact Icon={MapPin}>{place}</Fact>}
      {hours && <Fact Icon={Clock}>{hours}</Fact>}
      {until && (
        <Fact Icon={CalendarClock}>
          Até <ShortDay day={until} />
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
