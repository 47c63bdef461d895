import { Sprout } from "lucide-react";
import type { ReactNode } from "react";

/** Shown in place of an empty list; `children` say what the person can do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border-2 border-line border-dashed px-6 py-14 text-center">
      <Sprout aria-hidden className="size-10 text-leaf" />
      <p className="text-balance font-display font-semibold text-xl">{title}</p>
      {children}
    </div>
  );
}
