import { FileUp, Plus } from "lucide-react";
import type { Metadata } from "next";
import { DonationFilters } from "@/components/donations/donation-filters";
import { ManageDonations } from "@/components/donations/manage-donations";
import { ManageBar } from "@/components/manage/manage-bar";
import { ScreenButton, ScreenLink } from "@/components/painel/screen-link";
import { donationCopy } from "@/lib/donations/copy";
import { describeTotals } from "@/lib/donations/describe";
import { listDonationMonths, listManagedDonations } from "@/lib/donations/list";
import { presentManagedDonation } from "@/lib/donations/present";
import { donationQuery } from "@/lib/donations/query";
import { presentEach } from "@/lib/items/present-each";
import { toListQuery } from "@/lib/lists/listing-query";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { deleteDonations, loadDonations, setDonationsActive } from "../actions/donations";
import { undoOf } from "../undo";

export const metadata: Metadata = { title: "Doações" };

/** The orders that make sense for what has a day and a donor. */
const ORDERS = {
  "": "Mais recentes",
  antigos: "Mais antigas",
  az: "Doador de A a Z",
  alterados: "Alteradas por último",
};

export default async function ManageDonationsPage({ searchParams }: PageProps<"/donations">) {
  const { id } = await requireAdministrator(routes.manageDonations);
  const query = donationQuery.parse(await searchParams);
  const [list, months, undo] = await Promise.all([
    listManagedDonations({ ...query, ...toListQuery(query) }),
    listDonationMonths(),
    undoOf("donation", id),
  ]);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Doações</h1>
        <div className="flex flex-wrap gap-3">
          <ScreenButton href={routes.importDonations} look="secondary">
            <FileUp aria-hidden className="size-5" /> Importar planilha
          </ScreenButton>
          <ScreenButton href={routes.addDonation}>
            <Plus aria-hidden className="size-5" /> Nova doação
          </ScreenButton>
        </div>
      </header>
      <ManageBar
        query={query}
        total={list.total}
        more={list.more}
        searchLabel="Buscar doações"
        orders={ORDERS}
        nouns={["doação", "doações"]}
        keep={{ importacao: query.importacao }}
      >
        <DonationFilters query={query} months={months} />
      </ManageBar>
      {query.importacao && (
        <p>
          Só as doações que vieram de uma planilha.{" "}
          <ScreenLink href={routes.manageDonations} className="font-semibold underline underline-offset-4">
            Ver todas
          </ScreenLink>
        </p>
      )}
      {list.total > 0 && (
        <p className="text-muted">
          Nesta lista: <strong className="font-semibold text-ink">{describeTotals(list.totals)}</strong>
          {list.more && `, ${donationCopy.ofLatest(list.total)}`}
        </p>
      )}
      <ManageDonations
        key={JSON.stringify(query)}
        query={query}
        list={{ ...list, items: presentEach(list.items, presentManagedDonation) }}
        remove={deleteDonations}
        undo={undo}
        setActive={setDonationsActive}
        load={loadDonations}
      />
    </div>
  );
}
