"use client";

import { useEffect, useState } from "react";
import { describeOutage, type Outage } from "@/lib/outage/outage";

const POLL_MS = 5_000;

/**
 * On an error screen: tells an administrator since when and why the database is unreachable, and retries once it is back.
 * The server tells only administrators; for others this stays empty.
 */
export function OutageHint({ retry }: { retry: () => void }) {
  const [outage, setOutage] = useState<Outage>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    async function poll(known?: Outage) {
      const found = await fetchOutage().catch(() => known);
      if (known && found?.until) return retry();
      if (!found || found.until) return;
      setOutage(found);
      timer = setTimeout(poll, POLL_MS, found);
    }
    void poll();
    return () => clearTimeout(timer);
  }, [retry]);
  return (
    <div role="status" className="contents">
      {outage && (
        <p className="max-w-text rounded-card bg-sunken px-5 py-4">
          {describeOutage(outage)} O site tenta de novo sozinho, e esta tela abre quando ele voltar.
        </p>
      )}
    </div>
  );
}

async function fetchOutage(): Promise<Outage | undefined> {
  const response = await fetch("/api/outage");
  const { outage } = await response.json();
  return outage ?? undefined;
}
