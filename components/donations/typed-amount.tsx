import { exactDecimal } from "@/lib/decimals";
import { formatMoney } from "@/lib/money";

/** The typed amount as it is understood, so that a typing error is noticed. */
export function TypedAmount({ typed, estimate }: { typed: unknown; estimate: boolean }) {
  const amount = exactDecimal(String(typed ?? ""));
  return (
    <>
      {estimate && "Só se souber; não entra no total em reais. "}
      <span aria-live="polite">{amount ? formatMoney(amount) : "Em reais, como 50 ou 1.234,50."}</span>
    </>
  );
}
