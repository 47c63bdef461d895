"use client";

import { useEffect, useState } from "react";
import { type Outage, outageInWords } from "@/lib/outage/outage";

const POLL_MS = 5_000;

/**
 * On an error screen: tells an administrator that the database is away, since when and why, and tries again by itself once it is
 * back. The server tells nobody else, and then nothing appears here.
 */
export function OutageHint({ retry }: { retry: () => void }) {
  const [outage, setOutage] = useState<Outage>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    async function look(known?: Outage) {
      const found = await readOutage().catch(() => known);
      if (known && found?.until) return retry();
      if (!found || found.until) return;
      setOutage(found);
      timer = setTimeout(look, POLL_MS, found);
    }
    void look();
    return () => clearTimeout(timer);
  }, [retry]);
  return (
    <div role="status" className="contents">
      {outage && (
        <p className="max-w-text rounded-card bg-sunken px-5 py-4">
          {outageInWords(outage)} O site tenta de novo sozinho, e esta tela abre quando ele voltar.
        </p>
      )}
    </div>
  );
}

async function readOutage(): Promise<Outage | undefined> {
  const response = await fetch("/api/outage");
  const { outage } = await response.json();
  return outage ?? undefined;
}
