import { CONTACT_LINK, DONATE_LINK, type NavLink } from "@/components/site/links";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Part } from "@/components/ui/part";
import { campaignCopy } from "@/lib/campaigns/copy";
import type { CampaignCardData } from "@/lib/campaigns/types";
import type { Page } from "@/lib/lists/listing";
import { routes } from "@/lib/routes";
import { CampaignCard } from "./campaign-card";

type Props = {
  /** Those that run and those to come; absent on further pages. */
  current?: CampaignCardData[];
  past: Page<CampaignCardData>;
  takesPix: boolean;
};

/** The campaigns: on the first page those that run and those to come, on every one a page of those that are over. */
export function CampaignsPage({ current, past, takesPix }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 sm:pt-10">
      <PageHeader title="Campanhas">
        <p>Cada campanha tem uma meta e um prazo. A barra só anda com doação recebida, conferida e anotada.</p>
      </PageHeader>
      {current && <Current campaigns={current} help={takesPix ? DONATE_LINK : CONTACT_LINK} />}
      {past.items.length > 0 && (
        <Part id="encerradas" title="Encerradas" className="grid gap-6">
          <Cards campaigns={past.items} firstPriority={!current} />
        </Part>
      )}
      <Pagination list={past} href={routes.campaignsPage} label="Páginas das campanhas encerradas" />
    </div>
  );
}

function Current({ campaigns, help }: { campaigns: CampaignCardData[]; help: NavLink }) {
  const running = campaigns.filter(({ state }) => state === "running");
  const upcoming = campaigns.filter(({ state }) => state === "upcoming");
  return (
    <>
      <Part id="em-andamento" title="Em andamento" className="grid gap-6">
        {running.length > 0 ? <Cards campaigns={running} firstPriority /> : <NoneRunning help={help} />}
      </Part>
      {upcoming.length > 0 && (
        <Part id="em-breve" title="Em breve" className="grid gap-6">
          <Cards campaigns={upcoming} firstPriority={running.length === 0} />
        </Part>
      )}
    </>
  );
}

function Cards({ campaigns, firstPriority }: { campaigns: CampaignCardData[]; firstPriority: boolean }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {campaigns.map((campaign, index) => (
        <li key={campaign._id}>
          <CampaignCard campaign={campaign} priority={firstPriority && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function NoneRunning({ help }: { help: NavLink }) {
  return (
    <EmptyState title={campaignCopy.noneRunning}>
      <p className="max-w-text text-muted">Dá para ajudar o dia a dia do projeto em qualquer época.</p>
      <LinkButton href={help.href} variant="secondary">
        {help.label}
      </LinkButton>
    </EmptyState>
  );
}
