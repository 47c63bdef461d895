import type { Metadata } from "next";
import { deleteCampaigns, setCampaignsActive } from "@/app/(painel)/actions/campaigns";
import { undoOf } from "@/app/(painel)/undo";
import { ManageCampaigns } from "@/components/campaigns/manage-campaigns";
import { ListDownloads } from "@/components/manage/list-downloads";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { listCampaigns } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { presentPage } from "@/lib/items/present-each";
import { FEMININE_ORDERS } from "@/lib/lists/filters";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Campanhas" };

export default async function ManageCampaignsPage({ searchParams }: PageProps<"/campaigns">) {
  const { id, role } = await requireAdministrator(painelRoutes.manageCampaigns);
  const readOnly = !may(role, "content:write");
  const query = manageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([managedPage(query, listCampaigns), undoOf("campaign", id)]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Campanhas"
        create={readOnly ? undefined : { href: painelRoutes.addCampaign, label: "Nova campanha" }}
      >
        {list.total > 0 && <ListDownloads href={painelRoutes.campaignsFile} query={query} />}
      </ManageHeader>
      <ManageBar
        query={query}
        resultCount={countInWords(list, "campanha", "campanhas")}
        searchLabel="Buscar campanhas"
        orders={FEMININE_ORDERS}
      />
      <ManageCampaigns
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={query}
        list={presentPage(list, presentManagedCampaign)}
        remove={deleteCampaigns}
        undo={undo}
        setActive={setCampaignsActive}
      />
    </div>
  );
}
