import { TIME_ZONE } from "@/lib/dates";
import { donationCopy } from "@/lib/donations/copy";
import type { DonationPage } from "@/lib/donations/types";
import { hasBeyond } from "@/lib/lists/listing";

/** The range of rows shown, and the time of the data. */
export function DonationExtent({ list, asOf }: { list: DonationPage; asOf?: Date }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-muted">
      {list.total > 0 && (
        <span className="font-semibold text-ink">{donationCopy.shown(list.donations.length, list)}</span>
      )}
      {asOf && <span>{timeOf(asOf)}</span>}
      {list.page === list.pages && hasBeyond(list) && <span>{donationCopy.end}</span>}
    </p>
  );
}

const timeOf = (moment: Date) => `Dados das ${moment.toLocaleTimeString("pt-BR", { timeZone: TIME_ZONE })}`;

/** The same for screen readers. */
export function announceExtent(q: string, list: DonationPage, asOf: Date) {
  const { donations, total, page, pages } = list;
  if (total === 0) return q ? donationCopy.nothingFound(q) : donationCopy.none;
  return `${donationCopy.shown(donations.length, list)}, página ${page} de ${pages}. ${timeOf(asOf)}`;
}
