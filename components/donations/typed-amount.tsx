import { formatMoney } from "@/lib/donations/model";
import { decimal } from "@/lib/inputs";

const amount = decimal("");

/** How an amount that is being typed is understood, so that a slip of the finger is seen at once. */
export function TypedAmount({ typed, estimate }: { typed: unknown; estimate: boolean }) {
  const understood = amount.safeParse(typed).data;
  return (
    <>
      {estimate && "Só se souber; não entra no total em reais. "}
      <span aria-live="polite">{understood ? formatMoney(understood) : "Em reais, como 50 ou 1.234,50."}</span>
    </>
  );
}
