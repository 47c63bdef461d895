import { TriangleAlert } from "lucide-react";
import { CopyButton } from "@/components/ui/copy-button";
import { CONTROL } from "@/components/ui/field";
import { amountPart, formatCents } from "@/lib/pix/amount";
import { pixCopy } from "@/lib/pix/copy";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";
import { QrCode } from "./qr-code";

/** A Pix code, as QR code and as text, with the beneficiary that the bank must show. */
export function PixCard({ offer }: { offer: PixOffer }) {
  const { code, cents, key, kind, beneficiary, sample, qr } = offer;
  const [, anchor] = routes.donate(cents === undefined ? "" : amountPart(cents)).split("#");
  const amount = cents === undefined ? pixCopy.free : formatCents(cents);
  return (
    <div
      id={anchor}
      className="grid scroll-mt-28 content-start gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      {sample && (
        <p className="flex gap-3 rounded-field bg-sun px-4 py-3 font-medium text-[#2d1a23]">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          Site de demonstração: esta chave é um exemplo e não recebe dinheiro. Não pague.
        </p>
      )}
      <div className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="w-64 max-w-full justify-self-center">
          <QrCode qr={qr} label={`Código QR do Pix, ${amount === pixCopy.free ? "valor livre" : amount}`} />
        </div>
        <dl className="grid gap-4">
          <div>
            <dt className="text-muted">Valor</dt>
            <dd className="font-bold font-display text-3xl">{amount}</dd>
            {cents === undefined && <dd className="text-muted">Você escolhe quanto no aplicativo do banco.</dd>}
          </div>
          <div>
            <dt className="text-muted">Confira o nome antes de confirmar</dt>
            <dd className="wrap-anywhere font-display font-semibold text-xl">{beneficiary}</dd>
          </div>
          <div>
            <dt className="text-muted">Chave Pix ({kind})</dt>
            <dd className="wrap-anywhere font-semibold">{key}</dd>
          </div>
        </dl>
      </div>
      <div className="grid gap-3">
        <label className="grid gap-1.5">
          <span className="font-semibold">Pix copia e cola</span>
          <textarea
            readOnly
            rows={3}
            value={code}
            spellCheck={false}
            className={`${CONTROL} field-sizing-content resize-none break-all text-muted text-sm`}
          />
        </label>
        <CopyButton text={code} label="Copiar o código" />
      </div>
    </div>
  );
}
