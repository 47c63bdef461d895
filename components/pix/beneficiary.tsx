import type { PixOffer } from "@/lib/pix/types";

/** Whom the bank must show; an entry of a `dl`. */
export function Beneficiary({ offer: { beneficiary, cnpj } }: { offer: PixOffer }) {
  return (
    <div>
      <dt className="text-muted">Confira o nome antes de confirmar</dt>
      <dd className="wrap-anywhere font-display font-semibold text-xl">{beneficiary}</dd>
      {cnpj && <dd className="text-muted">CNPJ {cnpj}</dd>}
    </div>
  );
}
