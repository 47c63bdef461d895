import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Share } from "@/components/ui/share";
import { needCopy } from "@/lib/needs/copy";
import { isWanted, needInBrief, titleOf } from "@/lib/needs/describe";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";
import { NeedFacts } from "./need-facts";
import { NeedProgress } from "./need-progress";
import { PromiseForm } from "./promise-form";
import { UrgencyBadge } from "./urgency-badge";

type Props = {
  need: NeedCardData;
  /** The page's absolute address. */
  url: string;
};

/** A need's own page. */
export function NeedDetail({ need, url }: Props) {
  const { urgency, description } = need;
  const name = titleOf(need);
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:pt-10">
      <PageHeader title={name} parent={{ label: needCopy.title, href: routes.needs }}>
        {description && <p className="wrap-anywhere">{description}</p>}
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Card className="grid justify-items-stretch gap-5 p-5 sm:p-8">
          {isWanted(need) && (
            <p>
              <UrgencyBadge urgency={urgency} />
            </p>
          )}
          <NeedProgress need={need} />
          <NeedFacts need={need} />
          {isWanted(need) && <Share text={`${needInBrief(need)}. Pode ajudar?`} url={url} />}
        </Card>
        {isWanted(need) && <PromiseForm need={need} />}
      </div>
    </div>
  );
}
