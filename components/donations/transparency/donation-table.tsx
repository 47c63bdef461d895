import { formatDay } from "@/lib/dates";
import { donationCopy } from "@/lib/donations/copy";
import { describeItems } from "@/lib/donations/describe";
import type { Donation } from "@/lib/donations/types";
import { formatMoney } from "@/lib/money";

type Props = {
  donations: Donation[];
  /** The first row's number within all results. */
  from: number;
  caption: string;
};

const COLUMNS = [
  { label: "#", width: "md:w-12" },
  { label: "Doador", width: "md:w-[18%] lg:w-[20%]" },
  // Wide enough for 'R$ 123.456,78' on a tablet and on paper, too: what is wider would stand upon the next column.
  { label: "Valor", width: "md:w-32 md:text-right lg:w-[15%]" },
  { label: "Ação", width: "md:w-[17%] lg:w-[18%] lg:pl-8!" },
  { label: "Itens", width: "" },
  { label: "Observações", width: "" },
];

const CELL = "wrap-anywhere md:px-2 md:py-4 lg:px-3 md:first:pl-6 md:last:pr-6";

/**
 * Donations as a table; on a phone each row is a block with labels. That CSS can remove the table's semantics, for which
 * the labels make up in screen readers.
 */
export function DonationTable({ donations, from, caption }: Props) {
  return (
    <table className="w-full text-left max-md:block md:table-fixed">
      <caption className="px-4 py-4 text-left text-muted max-md:block md:px-6 md:pb-1">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {COLUMNS.map(({ label, width }) => (
            <th key={label} scope="col" className={`pb-3 font-semibold text-muted ${CELL} ${width}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {donations.map((donation, index) => (
          <Row key={donation._id} donation={donation} number={from + index} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ donation, number }: { donation: Donation; number: number }) {
  const { donor, date, acao, notes } = donation;
  const anonymous = donor === donationCopy.anonymous;
  return (
    <tr className="border-line border-t align-top max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_fit-content(45%)] max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-5 max-[16rem]:flex max-[16rem]:flex-col">
      <td className={`text-muted tabular-nums ${CELL}`}>{number}</td>
      <th scope="row" className={`text-left ${anonymous ? "font-normal" : "font-semibold"} ${CELL}`}>
        {donor}
        <time dateTime={date} className="block whitespace-nowrap font-normal text-muted text-sm">
          {formatDay(date)}
        </time>
      </th>
      <td className={`text-right ${CELL}`}>
        <Amount donation={donation} />
      </td>
      <Text label="Ação" text={acao} className="lg:pl-8!" />
      <Text label="Itens" text={describeItems(donation)} />
      <Text label="Observações" text={notes} />
    </tr>
  );
}

function Amount({ donation: { kind, amount } }: { donation: Donation }) {
  if (kind === "MONEY" && amount) return <strong className="whitespace-nowrap">{formatMoney(amount)}</strong>;
  return (
    <>
      <span className="font-semibold text-leaf">Em itens</span>
      {amount && <span className="block text-muted text-sm">cerca de {formatMoney(amount)}</span>}
    </>
  );
}

type TextProps = { label: string; text: string | null; className?: string };

function Text({ label, text, className = "" }: TextProps) {
  if (!text) {
    return (
      <td className={`max-md:hidden ${CELL}`}>
        <span aria-hidden className="text-muted">
          —
        </span>
        <span className="sr-only">nada</span>
      </td>
    );
  }
  return (
    <td className={`max-md:col-start-2 max-md:col-end-4 ${CELL} ${className}`}>
      <span className="text-muted md:hidden">{label}: </span>
      {text}
    </td>
  );
}
