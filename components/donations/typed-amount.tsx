import { formatMoney } from "@/lib/donations/money";
import { exactDecimal } from "@/lib/text";

/** How an amount that is being typed is understood, so that a slip of the finger is seen at once. */
export function TypedAmount({ typed, estimate }: { typed: unknown; estimate: boolean }) {
  const understood = exactDecimal(String(typed ?? ""));
  return (
    <>
      {estimate && "Só se souber; não entra no total em reais. "}
      <span aria-live="polite">{understood ? formatMoney(understood) : "Em reais, como 50 ou 1.234,50."}</span>
    </>
  );
}
