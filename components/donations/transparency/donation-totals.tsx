import type { DonationTotals as Totals } from "@/lib/donations/types";
import { formatMoney } from "@/lib/money";
import { countOf } from "@/lib/text";

/** The totals of all donations, in a large sentence. */
export function DonationTotals({ totals: { amount, money, inKind } }: { totals: Totals }) {
  if (money + inKind === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-2 font-display font-semibold text-2xl leading-snug sm:text-3xl">
      {money > 0 && (
        <strong className="wrap-anywhere font-extrabold text-5xl text-accent leading-none tracking-tight sm:text-7xl">
          {formatMoney(amount)}
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
