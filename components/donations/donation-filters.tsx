import { Choice } from "@/components/manage/choice";
import { CONTROL } from "@/components/ui/field";
import { monthInWords } from "@/lib/dashboard/format";
import { DONATION_KINDS } from "@/lib/donations/kinds";
import type { DonationQuery } from "@/lib/donations/query";

const only = Object.entries(DONATION_KINDS).map(([key, label]) => [key, `Só ${label.toLowerCase()}`]);
const KINDS = { "": "Dinheiro e itens", ...Object.fromEntries(only) };

type Props = {
  query: DonationQuery;
  /** 'YYYY-MM', latest first. */
  months: string[];
};

/** Kind and period, for the bar above the donations. */
export function DonationFilters({ query: { tipo, periodo }, months }: Props) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <>
      <Choice name="tipo" label="Tipo" value={tipo} options={KINDS} />
      <select name="periodo" aria-label="Período" defaultValue={periodo} className={`${CONTROL} sm:w-auto!`}>
        <option value="">Todas as datas</option>
        {years.map((year) => (
          <optgroup key={year} label={year}>
            <option value={year}>{year}, o ano todo</option>
            {months
              .filter((month) => month.startsWith(year))
              .map((month) => (
                <option key={month} value={month}>
                  {monthInWords(month)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}
