import { donationCopy } from "@/lib/donations/copy";
import type { DonationPage } from "@/lib/donations/types";

/** What the table is about: a search, or nothing for all, and a page. */
export type Place = { q: string; page: number };

type Answer = { list: DonationPage; message?: undefined } | { list?: undefined; message: string };

/** The donations as they are now. Never throws: a failure is a message. */
export async function fetchDonations({ q, page }: Place, signal: AbortSignal): Promise<Answer> {
  try {
    const query = new URLSearchParams({ keyword: q, page: String(page) });
    const response = await fetch(`/api/donations?${query}`, { signal });
    const data = await response.json().catch(() => ({}));
    if (!response.ok) return { message: data.message ?? donationCopy.failed };
    const list: DonationPage = data;
    // Donations were taken away meanwhile, and the page with them.
    if (list.donations.length === 0 && page > list.pages) return fetchDonations({ q, page: list.pages }, signal);
    return { list };
  } catch {
    return { message: donationCopy.offline };
  }
}
