import { ChevronDown } from "lucide-react";
import { ClaimForm } from "./claim-form";

/** The form 'Avise que doou', folded: nobody has to. */
export function ClaimSection({ amount }: { amount?: string }) {
  return (
    <details className="group max-w-text rounded-card border border-line bg-surface shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold -outline-offset-4 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        Já doou? Avise a gente, se quiser
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-line border-t p-5">
        <p className="text-muted">
          Conte o valor e o dia, para que quem cuida do caixa encontre a sua doação no extrato. Ela aparece na
          transparência depois de conferida.
        </p>
        <ClaimForm amount={amount} />
      </div>
    </details>
  );
}
