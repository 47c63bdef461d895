"use client";

import { type ComponentType, useRef, useState } from "react";
import { useWhenNear } from "@/components/ui/use-when-near";
import type { DonationMonth } from "@/lib/dashboard/types";
import { describeTotals } from "@/lib/donations/describe";
import { centsOf, reaisOf } from "@/lib/money";
import { DonationMonthsTable } from "./donation-months-table";

type Props = { months: DonationMonth[] };

/**
 * The donations of the last months as a sentence, a bar chart and a table. The chart's library is loaded near the viewport;
 * the table does not need it.
 */
export function DonationsChart({ months }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Bars, setBars] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);

  useWhenNear(place, () => {
    import("./donation-bars").then(
      ({ DonationBars }) => setBars(() => DonationBars),
      () => setFailed(true),
    );
  });

  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="text-muted">{sentence(months)}</p>
      {!failed && (
        // Hidden from screen readers: the table says the same.
        <div ref={place} aria-hidden className="h-56 noscript:hidden sm:h-64">
          {Bars && <Bars months={months} />}
        </div>
      )}
      <details open={failed || undefined}>
        <summary className="w-fit py-2 underline underline-offset-4">Ver em tabela</summary>
        <DonationMonthsTable months={months} />
      </details>
    </div>
  );
}

function sentence(months: DonationMonth[]) {
  const sum = (of: (month: DonationMonth) => number) => months.reduce((total, month) => total + of(month), 0);
  const totals = describeTotals({
    amount: reaisOf(months.reduce((cents, { amount }) => cents + centsOf(amount), 0n)),
    money: sum(({ money }) => money),
    inKind: sum(({ inKind }) => inKind),
  });
  return totals ? `Em ${months.length} meses: ${totals}.` : `Nenhuma doação nos últimos ${months.length} meses.`;
}
