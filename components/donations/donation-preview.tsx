"use client";

import { useDeferredValue } from "react";
import { formatDay } from "@/lib/dates";
import { donationCopy } from "@/lib/donations/copy";
import { describeItems } from "@/lib/donations/describe";
import { formatMoney, QUANTITY_PLACES } from "@/lib/donations/money";
import type { DonationDraft } from "@/lib/donations/schema";
import { exactDecimal } from "@/lib/text";

const exact = (typed: unknown, places?: number) => exactDecimal(String(typed ?? ""), places);

/** What visitors will read of the draft, above all under which name; what is not written yet shows as a placeholder. */
export function DonationPreview({ draft }: { draft: Partial<DonationDraft> }) {
  const { kind, amount, quantity, items, date, donor, donorPublic, acao, notes, active } = useDeferredValue(draft);
  const named = String(donorPublic) === "true" && donor?.trim();
  const money = exact(amount);
  const things = describeItems({
    quantity: exact(quantity, QUANTITY_PLACES) ?? null,
    items: items || "o que foi doado",
  });
  return (
    <aside aria-label="Pré-visualização" className="max-w-md xl:sticky xl:top-6">
      <p className="mb-2 font-semibold text-muted text-sm">
        {String(active) === "false" ? "Desabilitada: não aparece no site" : "Assim vai aparecer no site"}
      </p>
      <div className="wrap-anywhere grid gap-1 rounded-card border border-line bg-surface p-5 shadow-card">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <p className={named ? "font-semibold" : ""}>
            {named || donationCopy.anonymous}
            <span className="block font-normal text-muted text-sm">{date && formatDay(date)}</span>
          </p>
          {kind === "IN_KIND" ? (
            <p className="text-right">
              <span className="font-semibold text-leaf">Em itens</span>
              {money && <span className="block text-muted text-sm">cerca de {formatMoney(money)}</span>}
            </p>
          ) : (
            <strong className="whitespace-nowrap">{money ? formatMoney(money) : "R$"}</strong>
          )}
        </div>
        <p>
          <span className="text-muted">Ação: </span>
          {acao || "em que ajudou"}
        </p>
        {kind === "IN_KIND" && (
          <p>
            <span className="text-muted">Itens: </span>
            {things}
          </p>
        )}
        {notes && (
          <p>
            <span className="text-muted">Observações: </span>
            {notes}
          </p>
        )}
      </div>
    </aside>
  );
}
