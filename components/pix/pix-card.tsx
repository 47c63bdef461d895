import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { CONTROL } from "@/components/ui/field";
import { formatCents } from "@/lib/pix/amount";
import { pixCopy } from "@/lib/pix/copy";
import type { PixOffer } from "@/lib/pix/types";
import { Beneficiary } from "./beneficiary";
import { QrCode } from "./qr-code";
import { SampleKeyNotice } from "./sample-key-notice";

/** A Pix code, as QR code and as text, with the beneficiary that the bank must show: beside the code where the card is wide enough. */
export function PixCard({ offer }: { offer: PixOffer }) {
  const { code, cents, key, kind, sample, qr } = offer;
  const amount = cents === undefined ? pixCopy.free : formatCents(cents);
  return (
    <div
      id="codigo"
      className="@container grid scroll-mt-28 content-start gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      {sample && <SampleKeyNotice />}
      <div className="grid gap-x-6 gap-y-4 @md:grid-cols-[auto_minmax(0,1fr)] @md:gap-y-6">
        <dl className="grid gap-4 @md:col-start-2 @md:row-start-1 @md:self-end">
          <div>
            <dt className="text-muted">Valor</dt>
            <dd className="font-bold font-display text-3xl">{amount}</dd>
            {cents === undefined && <dd className="text-muted">Você escolhe quanto no aplicativo do banco.</dd>}
          </div>
          <Beneficiary offer={offer} />
        </dl>
        <div className="@md:col-span-full @md:row-start-4 @md:-mt-3">
          <CopyButton text={code} label="Copiar o código" className={FILLED_ON_PHONE} />
        </div>
        <FoldedQr>
          <QrCode qr={qr} label={`Código QR do Pix, ${amount === pixCopy.free ? "valor livre" : amount}`} />
        </FoldedQr>
        <dl className="@md:col-start-2 @md:row-start-2">
          <dt className="text-muted">Chave Pix ({kind})</dt>
          <dd className="wrap-anywhere font-semibold">{key}</dd>
        </dl>
        <label className="grid gap-1.5 @md:col-span-full @md:row-start-3">
          <span className="font-semibold">Pix copia e cola</span>
          <textarea
            readOnly
            rows={3}
            value={code}
            spellCheck={false}
            className={`${CONTROL} field-sizing-content resize-none break-all text-muted text-sm`}
          />
        </label>
      </div>
    </div>
  );
}

/** On a phone copying is the main button: its camera cannot scan its own screen. */
const FILLED_ON_PHONE =
  "max-sm:w-full max-sm:border-accent max-sm:bg-accent max-sm:text-on-accent max-sm:hover:bg-accent-strong max-sm:hover:text-on-accent";

/** The QR code, folded on a phone. Beside its `details`, not inside, because a wide screen could not show the content of a closed one. */
function FoldedQr({ children }: { children: ReactNode }) {
  return (
    <div className="@md:col-start-1 @md:row-span-2 @md:row-start-1 @md:self-center">
      <details className="group peer sm:hidden">
        <summary className="flex min-h-11 list-none items-center justify-center gap-2 rounded-full font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
          Mostrar QR
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <div className="w-64 max-w-full max-sm:mx-auto max-sm:mt-3 max-sm:peer-[:not([open])]:hidden">{children}</div>
    </div>
  );
}
