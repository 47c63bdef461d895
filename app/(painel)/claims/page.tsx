import type { Metadata } from "next";
import { confirmClaim, discardClaim, eraseClaim, reopenClaim } from "@/app/(painel)/actions/claims";
import { Claims } from "@/components/claims/claims";
import { ManageHeader } from "@/components/manage/manage-header";
import { FilterLinks } from "@/components/ui/filter-links";
import { Pagination } from "@/components/ui/pagination";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { CLAIM_DAYS } from "@/lib/donations/claims/fields";
import { listClaims } from "@/lib/donations/claims/list";
import { presentClaim } from "@/lib/donations/claims/present";
import { claimQuery } from "@/lib/donations/claims/schema";
import { CLAIM_BOXES, type ClaimBox, claimBoxes } from "@/lib/donations/claims/states";
import { listDonationActions } from "@/lib/donations/list";
import { presentEach } from "@/lib/items/present-each";
import { listHref } from "@/lib/lists/list-href";
import { lastAtMost } from "@/lib/lists/listing";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Avisos de doação" };

export default async function ClaimsPage({ searchParams }: PageProps<"/claims">) {
  await requireAdministrator(painelRoutes.claims);
  const query = claimQuery.parse(await searchParams);
  const [list, acoes, campaigns] = await Promise.all([
    lastAtMost(query.pagina, (pagina) => listClaims({ ...query, pagina })),
    listDonationActions(),
    listCampaignChoices(),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Avisos de doação"
        lead={`Quem fez um Pix contou pelo site. Um aviso não entra em nenhum número: confira no extrato do banco e confirme, e só então ele vira doação. Avisos resolvidos são apagados em até ${CLAIM_DAYS.settled} dias.`}
      />
      <FilterLinks
        label="Mostrar"
        links={claimBoxes.map((box) => ({
          label: CLAIM_BOXES[box],
          href: claimsHref(box),
          current: box === query.mostrar,
        }))}
      />
      <Claims
        claims={presentEach(list.items, presentClaim)}
        box={query.mostrar}
        {...{ acoes, campaigns }}
        actions={{ confirmClaim, discardClaim, reopenClaim, eraseClaim }}
      />
      <Pagination list={list} href={(pagina) => claimsHref(query.mostrar, pagina)} label="Páginas da lista" />
    </div>
  );
}

const claimsHref = (mostrar: ClaimBox, pagina = 1) =>
  listHref(painelRoutes.claims, { mostrar, pagina }, { mostrar: "esperando" });
