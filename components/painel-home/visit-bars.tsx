import type { VisitFigures } from "@/lib/dashboard/types";
import { formatDay } from "@/lib/dates";
import { formatCount } from "@/lib/text";

const CELL = "px-2 py-2 first:pl-0 last:pr-0";

/** A bar for each day, and the same as a table. */
export function VisitBars({ days }: Pick<VisitFigures, "days">) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <>
      {/* Hidden from screen readers: the table says the same. */}
      <div aria-hidden>
        <div className="flex h-32 items-end gap-px border-field border-b sm:gap-1">
          {days.map(({ day, visits }) => (
            <div key={day} title={`${formatDay(day)}: ${formatCount(visits)}`} className="h-full flex-1">
              <div className="flex h-full items-end">
                <div
                  data-fill
                  className={`w-full rounded-t-sm bg-accent ${visits > 0 ? "min-h-0.5" : ""}`}
                  style={{ height: `${(100 * visits) / most}%` }}
                />
              </div>
            </div>
          ))}
        </div>
        <p className="flex justify-between pt-1 text-muted text-sm">
          <span>{formatDay(first)}</span>
          <span>{formatDay(last)}</span>
        </p>
      </div>
      <details>
        <summary className="w-fit py-2 underline underline-offset-4">Ver dia a dia em tabela</summary>
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Páginas abertas por dia</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className={CELL}>
                Dia
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                Páginas abertas
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits }) => (
              <tr key={day} className="border-line border-t">
                <th scope="row" className={`font-normal ${CELL}`}>
                  {formatDay(day)}
                </th>
                <td className={`${CELL} text-right tabular-nums`}>{formatCount(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
