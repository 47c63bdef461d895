import { LinkButton } from "@/components/ui/button";
import { IN_LINE } from "@/components/ui/button-classes";
import { Section } from "@/components/ui/section";
import type { CampaignCardData } from "@/lib/campaigns/types";
import { routes } from "@/lib/routes";
import { StateBadge } from "./state-badge";
import { Thermometer } from "./thermometer";

/** The running campaign that ends first, on the home page. */
export function CampaignSection({ campaign }: { campaign: CampaignCardData }) {
  return (
    <Section
      id="campanha"
      title={campaign.titulo}
      lead={campaign.resumo}
      action={
        <LinkButton href={routes.campaigns} variant="quiet" className={IN_LINE}>
          Todas as campanhas
        </LinkButton>
      }
    >
      <div className="grid max-w-text gap-5">
        <StateBadge state={campaign.state} />
        <Thermometer campaign={campaign} />
        <LinkButton href={routes.campaign(campaign.permalink)} className="justify-self-start">
          Conheça e ajude<span className="sr-only">: {campaign.titulo}</span>
        </LinkButton>
      </div>
    </Section>
  );
}
