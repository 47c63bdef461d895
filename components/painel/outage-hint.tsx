"use client";

import { useEffect, useState } from "react";
import { type Outage, outageInWords } from "@/lib/outage/model";

const POLL_MS = 5_000;

type Health = { database?: "up" | "down"; outage?: Outage };

/**
 * On an error screen: tells an administrator that the database is away, since when and why, and tries again by itself once it is
 * back. The server tells nobody else, and then nothing appears here.
 */
export function OutageHint({ retry }: { retry: () => void }) {
  const [outage, setOutage] = useState<Outage>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    async function look(known: boolean) {
      const health = await readHealth();
      if (known && health.database === "up") return retry();
      if (health.outage) setOutage(health.outage);
      if (known || health.outage) timer = setTimeout(look, POLL_MS, true);
    }
    void look(false);
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

async function readHealth(): Promise<Health> {
  try {
    return await (await fetch("/api/health")).json();
  } catch {
    return {};
  }
}
