"use client";

import { useRef, useState } from "react";
import type { DonationPage, DonationTotals } from "@/lib/donations/types";
import { fetchDonations, type Place } from "./fetch-donations";

type Shown = { q: string; list: DonationPage; overall: DonationTotals; asOf?: Date };

/** The table's content: what came with the page, and whatever is asked for afterwards. */
export function useDonations(first: Shown) {
  const [shown, setShown] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ place: Place; message: string }>();
  const asking = useRef<AbortController>(undefined);

  /** Fetches and shows; answers whether it came to that. The last one asked for wins. */
  async function show(place: Place, before?: () => void) {
    asking.current?.abort();
    const current = new AbortController();
    asking.current = current;
    setBusy(true);
    const { list, message } = await fetchDonations(place, current.signal);
    if (current.signal.aborted) return undefined;
    setBusy(false);
    setFailed(list ? undefined : { place, message });
    if (!list) return undefined;
    before?.();
    setShown(({ overall }) => ({ q: place.q, list, overall: place.q ? overall : list.totals, asOf: new Date() }));
    return list;
  }

  return { shown, busy, failed, show };
}
