import type { ReactNode } from "react";

/** A numbered part of the handover's screen. */
export function HandoverStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`passo-${number}`} className="grid gap-4 border-line border-t pt-6">
      <h2 id={`passo-${number}`} className="text-2xl">
        {number}. {title}
      </h2>
      {children}
    </section>
  );
}
