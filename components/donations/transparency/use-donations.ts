"use client";

import { useEffect, useRef, useState } from "react";
import type { DonationPage } from "@/lib/donations/types";
import { fetchDonations, type TableView } from "./fetch-donations";

type Shown = { q: string; list: DonationPage; asOf?: Date };

/** The table's content: at first the page's own, then what is fetched. */
export function useDonations(first: Shown) {
  const [shown, setShown] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ view: TableView; message: string }>();
  const request = useRef<AbortController>(undefined);
  // A late answer must not show in the address of the next page.
  useEffect(() => () => request.current?.abort(), []);

  /** Fetches and shows a view; undefined if it failed or a later call superseded it. */
  async function show(view: TableView, beforeShow?: () => void) {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    setBusy(true);
    const { list, message } = await fetchDonations(view, current.signal);
    if (current.signal.aborted) return undefined;
    setBusy(false);
    setFailed(list ? undefined : { view, message });
    if (!list) return undefined;
    beforeShow?.();
    setShown({ q: view.q, list, asOf: new Date() });
    return list;
  }

  return { shown, busy, failed, show };
}
