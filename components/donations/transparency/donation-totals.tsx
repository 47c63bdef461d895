import type { DonationTotals as Totals } from "@/lib/donations/types";
import { formatMoney } from "@/lib/money";
import { countOf } from "@/lib/text";

/** 'R$ 10.000,00' is what a phone's line takes in the large size, which a phone of less than 360 px does not have. */
const LONG_SUM = 12;

/** The totals of all donations, in a large sentence. */
export function DonationTotals({ totals: { amount, money, inKind } }: { totals: Totals }) {
  if (money + inKind === 0) return null;
  const sum = formatMoney(amount);
  const size = sum.length > LONG_SUM ? "sm:text-6xl" : "min-[22.5rem]:text-5xl sm:text-7xl";
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-2 font-display font-semibold text-2xl leading-snug sm:text-3xl">
      {money > 0 && (
        <strong className={`wrap-anywhere font-extrabold text-accent leading-none tracking-tight text-4xl ${size}`}>
          {sum}
        </strong>
      )}{" "}
      <span>
        {money > 0 && `em ${countOf(money, "doação", "doações")}`}
        {money > 0 && inKind > 0 && " e "}
        {inKind > 0 && <span className="text-leaf">{countOf(inKind, "doação em itens", "doações em itens")}</span>}
      </span>
    </p>
  );
}
