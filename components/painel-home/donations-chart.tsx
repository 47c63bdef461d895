"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { DonationMonth } from "@/lib/dashboard/types";
import { describeTotals } from "@/lib/donations/describe";
import { DonationMonthsTable } from "./donation-months-table";

type Props = { months: DonationMonth[] };

/**
 * The donations of twelve months: a sentence, bars, and the same as a table for whoever wants it. The bars' library is
 * loaded once they come near the window; the table is there without it.
 */
export function DonationsChart({ months }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Bars, setBars] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const coming = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        coming.disconnect();
        import("./donation-bars").then(
          ({ DonationBars }) => setBars(() => DonationBars),
          () => setFailed(true),
        );
      },
      { rootMargin: "200px" },
    );
    coming.observe(place.current);
    return () => coming.disconnect();
  }, []);

  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="text-muted">{sentence(months)}</p>
      {!failed && (
        // The table says the same, so that the drawing is for the eyes only.
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
  const cents = sum(({ amount }) => Math.round(Number(amount) * 100));
  const totals = describeTotals({
    amount: `${cents / 100}`,
    money: sum(({ money }) => money),
    inKind: sum(({ inKind }) => inKind),
  });
  return totals ? `Em 12 meses: ${totals}.` : "Nenhuma doação nos últimos 12 meses.";
}
