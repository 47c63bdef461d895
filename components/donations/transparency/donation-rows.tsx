import type { MouseEvent } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { donationCopy } from "@/lib/donations/copy";
import { describeTotals } from "@/lib/donations/describe";
import { DONATIONS_PER_PAGE } from "@/lib/donations/limits";
import type { DonationPage } from "@/lib/donations/types";
import { routes } from "@/lib/routes";
import { DonationTable } from "./donation-table";

/** The table, or what to do when nothing was found. */
export function DonationRows({
  q,
  list,
  onClear,
}: {
  q: string;
  list: DonationPage;
  onClear: (event: MouseEvent) => void;
}) {
  if (list.total === 0) return <NoDonations q={q} onClear={onClear} />;
  return (
    <div className="rounded-card border border-line bg-surface shadow-card">
      <DonationTable
        donations={list.donations}
        from={(list.page - 1) * DONATIONS_PER_PAGE + 1}
        caption={captionOf(q, list)}
      />
    </div>
  );
}

function NoDonations({ q, onClear }: { q: string; onClear: (event: MouseEvent) => void }) {
  if (!q) return <EmptyState title={donationCopy.none} />;
  return (
    <EmptyState title={donationCopy.nothingFound(q)}>
      <p className="text-muted">Tente uma palavra só, como o nome de uma ação ou o que foi doado.</p>
      <a href={routes.donations()} onClick={onClear} className="py-2 font-semibold underline underline-offset-4">
        Ver todas as doações
      </a>
    </EmptyState>
  );
}

function captionOf(q: string, { totals, total, more }: DonationPage) {
  if (!q) return "Da mais recente para a mais antiga";
  return `Para “${q}”: ${describeTotals(totals)}${more ? `, ${donationCopy.ofLatest(total)}` : ""}`;
}
