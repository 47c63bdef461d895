import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const KINDS = {
  error: { role: "alert", classes: "border-danger bg-danger-soft text-danger", Icon: TriangleAlert },
  success: { role: "status", classes: "border-leaf bg-leaf-soft text-leaf", Icon: CircleCheck },
} as const;

export function Alert({ kind = "error", children }: { kind?: keyof typeof KINDS; children: ReactNode }) {
  const { role, classes, Icon } = KINDS[kind];
  return (
    <div role={role} className={`flex items-start gap-3 rounded-field border-l-4 px-4 py-3 font-medium ${classes}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
