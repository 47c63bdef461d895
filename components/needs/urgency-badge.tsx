import { NEED_URGENCIES, type NeedUrgency } from "@/lib/needs/urgency";

const COLOURS: Record<NeedUrgency, string> = {
  NOW: "bg-danger-soft text-danger",
  SOON: "bg-sun text-on-sun",
  ALWAYS: "bg-leaf-soft text-leaf",
};

export function UrgencyBadge({ urgency }: { urgency: NeedUrgency }) {
  return (
    <span className={`rounded-full px-3 py-1 font-semibold text-sm ${COLOURS[urgency]}`}>
      {NEED_URGENCIES[urgency]}
    </span>
  );
}
