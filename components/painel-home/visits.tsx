import { VISIT_DAYS, visitsText } from "@/lib/dashboard/format";
import type { VisitFigures } from "@/lib/dashboard/types";
import { formatCount } from "@/lib/text";
import { VisitBars } from "./visit-bars";
import { VisitedPages } from "./visited-pages";

/** How often pages were opened, by day and by page. */
export function Visits({ visits: { days, pages } }: { visits: VisitFigures }) {
  const sum = days.reduce((total, { visits }) => total + visits, 0);
  const [today, yesterday] = [days.at(-1)?.visits ?? 0, days.at(-2)?.visits ?? 0];
  return (
    <div className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-5 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        <p>
          <span className="font-semibold">
            Em {VISIT_DAYS} dias: {visitsText(sum)}.
          </span>{" "}
          Hoje: {formatCount(today)}. Ontem: {formatCount(yesterday)}.
        </p>
        <VisitBars days={days} />
        <p className="text-muted text-sm">
          Contamos páginas abertas, não pessoas. Nada que identifique alguém é guardado. Quem está no painel e os robôs
          que se apresentam não entram na conta.
        </p>
      </div>
      <VisitedPages pages={pages} />
    </div>
  );
}
