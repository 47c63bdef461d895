import type { ReactNode } from "react";

/** What whoever looks after the server should hear of: a database that was unreachable some days ago, a disk that is nearly full. */
export function MachineNotice({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-sunken px-5 py-4">{children}</p>;
}
