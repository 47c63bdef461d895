import { monthInWords } from "@/lib/dashboard/format";
import type { DonationMonth } from "@/lib/dashboard/types";
import { formatMoney } from "@/lib/money";
import { formatCount } from "@/lib/text";

const CELL = "px-2 py-2 first:pl-0 last:pr-0";
const NUMBER = `${CELL} text-right tabular-nums`;

/** The donations of each month, in numbers. */
export function DonationMonthsTable({ months }: { months: DonationMonth[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Doações por mês</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className={CELL}>
            Mês
          </th>
          <th scope="col" className={NUMBER}>
            Valor
          </th>
          <th scope="col" className={NUMBER}>
            Em dinheiro
          </th>
          <th scope="col" className={NUMBER}>
            Em itens
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount, money, inKind }) => (
          <tr key={month} className="border-line border-t">
            <th scope="row" className={`font-normal ${CELL}`}>
              {monthInWords(month)}
            </th>
            <td className={`whitespace-nowrap ${NUMBER}`}>{formatMoney(amount)}</td>
            <td className={NUMBER}>{formatCount(money)}</td>
            <td className={NUMBER}>{formatCount(inKind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
