import { NowrapDates } from "@/components/ui/nowrap-dates";
import { countedText, giftsText, reachedText, updatedText } from "@/lib/campaigns/describe";
import { missingText, percentOf, percentText } from "@/lib/campaigns/goals";
import type { CampaignCardData } from "@/lib/campaigns/types";

type Props = { campaign: CampaignCardData };

/** What a campaign has reached, with how much is missing and what is counted. */
export function Thermometer({ campaign }: Props) {
  return (
    <div className="grid gap-3">
      <p>
        <strong className="wrap-anywhere block font-bold font-display text-3xl leading-tight">
          {reachedText(campaign)}
        </strong>
        <span className="text-lg">
          {giftsText(campaign)} · <PercentOfGoal campaign={campaign} />
        </span>
      </p>
      <GoalBar percent={percentOf(campaign)} className="h-4" />
      <p className="font-semibold">{missingText(campaign)}</p>
      <p className="text-muted text-sm">
        <NowrapDates>{updatedText(campaign)}</NowrapDates>. {countedText(campaign)}
      </p>
    </div>
  );
}

/** The same in short, for cards. */
export function SmallThermometer({ campaign }: Props) {
  return (
    <div className="grid gap-2">
      <GoalBar percent={percentOf(campaign)} className="h-3" />
      <p className="wrap-anywhere text-sm">
        <strong>{reachedText(campaign)}</strong> · <PercentOfGoal campaign={campaign} />
        <span className="block text-muted">{giftsText(campaign)}</span>
      </p>
    </div>
  );
}

const PercentOfGoal = ({ campaign }: Props) => (
  <span className="whitespace-nowrap">{percentText(campaign)} da meta</span>
);

/** Full from 100 % on; the text beside it says how far beyond. */
function GoalBar({ percent, className }: { percent: number; className: string }) {
  return (
    <div aria-hidden className={`overflow-hidden rounded-full border border-field bg-sunken ${className}`}>
      <div data-fill className="h-full bg-leaf" style={{ width: `${Math.min(100, percent)}%` }} />
    </div>
  );
}
