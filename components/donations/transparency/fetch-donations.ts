import { donationCopy } from "@/lib/donations/copy";
import type { DonationPage } from "@/lib/donations/types";

/** What the table shows: a page of a search, or of all donations when `q` is empty. */
export type TableView = { q: string; page: number };

type Result = { list: DonationPage; message?: undefined } | { list?: undefined; message: string };

/** Never throws: a failure is a message. */
export async function fetchDonations({ q, page }: TableView, signal: AbortSignal): Promise<Result> {
  try {
    const query = new URLSearchParams({ keyword: q, page: String(page) });
    const response = await fetch(`/api/donations?${query}`, { signal });
    const data = await response.json().catch(() => ({}));
    if (!response.ok) return { message: data.message ?? donationCopy.failed };
    const list: DonationPage = data;
    // Donations were removed meanwhile, so that the list has fewer pages.
    if (list.donations.length === 0 && page > list.pages) return fetchDonations({ q, page: list.pages }, signal);
    return { list };
  } catch {
    return { message: donationCopy.offline };
  }
}
