"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

/** A secret that is shown once, to write down or print; printing prints this sheet only. It takes the focus. */
export function PrintSheet({ title, children }: { title: string; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      data-print-alone
      aria-labelledby={heading}
      className="grid gap-3 rounded-card border-2 border-accent bg-paper p-5 print:fixed print:inset-x-0 print:top-0 print:border-0"
    >
      <h3 id={heading} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
