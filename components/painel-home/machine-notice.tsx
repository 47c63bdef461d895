import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What whoever looks after the server should hear of: an unreachable database, a disk that is nearly full, missing backups. */
export function MachineNotice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-sunken px-5 py-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>{children}</span>
    </p>
  );
}
