import { FilterSelect } from "@/components/manage/filter-select";
import { monthInWords } from "@/lib/dashboard/format";
import { DONATION_KINDS } from "@/lib/donations/kinds";
import type { DonationQuery } from "@/lib/donations/query";

const KIND_OPTIONS = {
  "": "Dinheiro e itens",
  ...Object.fromEntries(Object.entries(DONATION_KINDS).map(([key, label]) => [key, `Só ${label.toLowerCase()}`])),
};

type Props = {
  query: DonationQuery;
  /** 'YYYY-MM', newest first. */
  months: string[];
};

/** Kind and period of the donations. */
export function DonationFilters({ query: { tipo, periodo }, months }: Props) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <>
      <FilterSelect name="tipo" label="Tipo" defaultValue={tipo} options={KIND_OPTIONS} />
      <FilterSelect name="periodo" label="Período" defaultValue={periodo}>
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
      </FilterSelect>
    </>
  );
}
