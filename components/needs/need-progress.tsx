import { describeMissing, describeProgress, sharesOf } from "@/lib/needs/describe";
import type { NeedCardData } from "@/lib/needs/types";

type Props = {
  need: NeedCardData;
  /** Calls on the reader to begin, while nothing has arrived: a visitor, not the team. */
  inviting?: boolean;
};

/** What is missing of a need, and a bar of what arrived and what is promised; the texts say the same. */
export function NeedProgress({ need, inviting = true }: Props) {
  const { received, promised } = sharesOf(need);
  const parts = describeProgress(need);
  const none = need.state === "open" ? `Nada chegou ainda${inviting ? ": comece você" : ""}` : "Nada chegou";
  return (
    <div className="grid gap-2">
      <p
        className={`wrap-anywhere font-display font-semibold text-2xl ${need.state === "complete" ? "text-leaf" : ""}`}
      >
        {describeMissing(need)}
      </p>
      <div aria-hidden className="flex h-3 overflow-hidden rounded-full border border-field bg-sunken">
        <span data-fill className="bg-leaf" style={{ width: `${received}%` }} />
        <span data-fill="promised" className="bg-sun" style={{ width: `${promised}%` }} />
      </div>
      <p className="wrap-anywhere text-muted text-sm">{parts.join(" · ") || none}</p>
    </div>
  );
}
