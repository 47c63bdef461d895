import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { isWanted, titleOf } from "@/lib/needs/describe";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";
import { NeedFacts } from "./need-facts";
import { NeedProgress } from "./need-progress";
import { UrgencyBadge } from "./urgency-badge";

type Props = {
  need: NeedCardData;
  /** Of the card's title: below that of its list. */
  level?: "h2" | "h3";
  /** As a form's preview: without links. */
  preview?: boolean;
};

/** A need of a list. */
export function NeedCard({ need, level: Heading = "h2", preview }: Props) {
  const { _id, state, urgency, description } = need;
  const name = titleOf(need);
  return (
    <Card className="flex h-full flex-col gap-4 p-5 sm:p-6">
      <div className="grid justify-items-start gap-2">
        {isWanted(need) && <UrgencyBadge urgency={urgency} />}
        <Heading className="text-2xl">{name}</Heading>
        {description && <p className="wrap-anywhere text-muted">{description}</p>}
      </div>
      <NeedProgress need={need} />
      <NeedFacts need={need} plain={preview} />
      {state === "open" && (
        <div className="mt-auto pt-1">
          {preview ? (
            <span className="font-semibold text-muted">Vou levar</span>
          ) : (
            <LinkButton href={routes.need(_id)} variant={isWanted(need) ? "primary" : "secondary"}>
              {isWanted(need) ? "Vou levar" : "Ver como está"}
              <span className="sr-only">: {name}</span>
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}
