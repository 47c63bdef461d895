import { Sprout } from "lucide-react";
import type { ReactNode } from "react";

/** A list with nothing in it, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border-2 border-line border-dashed px-6 py-14 text-center">
      <Sprout aria-hidden className="size-10 text-leaf" />
      <p className="font-display font-semibold text-xl">{title}</p>
      {children}
    </div>
  );
}
