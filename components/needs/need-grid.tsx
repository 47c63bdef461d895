import type { NeedCardData } from "@/lib/needs/types";
import { NeedCard } from "./need-card";

/** Cards of needs, side by side where there is room. */
export function NeedGrid({ needs, level }: { needs: NeedCardData[]; level?: "h2" | "h3" }) {
  if (needs.length === 0) return null;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {needs.map((need) => (
        <li key={need._id} className="min-w-0">
          <NeedCard need={need} level={level} />
        </li>
      ))}
    </ul>
  );
}
