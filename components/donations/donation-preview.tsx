"use client";

import { useDeferredValue } from "react";
import { Preview } from "@/components/forms/with-preview";
import { formatDay } from "@/lib/dates";
import { exactDecimal } from "@/lib/decimals";
import { donationCopy } from "@/lib/donations/copy";
import { describeItems } from "@/lib/donations/describe";
import type { DonationValues } from "@/lib/donations/schema";
import { formatMoney, QUANTITY_PLACES } from "@/lib/money";

const exact = (typed: unknown, places?: number) => exactDecimal(String(typed ?? ""), places);

/** What visitors will see of the donation, above all under which name; empty fields show placeholders. */
export function DonationPreview({ values }: { values: Required<DonationValues> }) {
  const { kind, amount, quantity, items, date, donor, donorPublic, acao, notes, active } = useDeferredValue(values);
  const publicName = String(donorPublic) === "true" && donor?.trim();
  const amountText = exact(amount);
  const itemsText = describeItems({
    quantity: exact(quantity, QUANTITY_PLACES) ?? null,
    items: items || "o que foi doado",
  });
  return (
    <Preview className="max-w-md" active={active}>
      <div className="wrap-anywhere grid gap-1 rounded-card border border-line bg-surface p-5 shadow-card">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <p className={publicName ? "font-semibold" : ""}>
            {publicName || donationCopy.anonymous}
            <span className="block font-normal text-muted text-sm">{date && formatDay(date)}</span>
          </p>
          {kind === "IN_KIND" ? (
            <p className="text-right">
              <span className="font-semibold text-leaf">Em itens</span>
              {amountText && <span className="block text-muted text-sm">cerca de {formatMoney(amountText)}</span>}
            </p>
          ) : (
            <strong className="whitespace-nowrap">{amountText ? formatMoney(amountText) : "o valor"}</strong>
          )}
        </div>
        <p>
          <span className="text-muted">Ação: </span>
          {acao || "em que ajudou"}
        </p>
        {kind === "IN_KIND" && (
          <p>
            <span className="text-muted">Itens: </span>
            {itemsText}
          </p>
        )}
        {notes && (
          <p>
            <span className="text-muted">Observações: </span>
            {notes}
          </p>
        )}
      </div>
    </Preview>
  );
}
