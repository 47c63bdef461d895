import { CalendarDays, CalendarSync, History } from "lucide-react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { formatCount } from "@/lib/text";

const LINK = "inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline";

/** Links from the home page's section to the whole agenda. */
export function AgendaLinks({ total }: { total: number }) {
  return (
    <ul className="flex flex-wrap gap-x-8">
      <li>
        <Link href={routes.agenda} className={LINK}>
          <CalendarDays aria-hidden className="size-5 text-accent" />
          {total > 1 ? `Ver todas as ${formatCount(total)} ações marcadas` : "Ver a agenda"}
        </Link>
      </li>
      <li>
        <Link href={routes.pastEvents(1)} className={LINK}>
          <History aria-hidden className="size-5 text-accent" /> Ver ações passadas
        </Link>
      </li>
      <li>
        <Link href={`${routes.agenda}#assinar`} className={LINK}>
          <CalendarSync aria-hidden className="size-5 text-accent" /> Receber no meu calendário
        </Link>
      </li>
    </ul>
  );
}
