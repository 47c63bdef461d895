import { FileDown, FileUp, Printer } from "lucide-react";
import type { Metadata } from "next";
import { deleteDonations, setDonationsActive } from "@/app/(painel)/actions/donations";
import { undoOf } from "@/app/(painel)/undo";
import { DonationFilters } from "@/components/donations/donation-filters";
import { ManageDonations } from "@/components/donations/manage-donations";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { LinkButton } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Link } from "@/components/ui/link";
import { donationCopy } from "@/lib/donations/copy";
import { describeTotals } from "@/lib/donations/describe";
import { listDonationMonths, listManagedDonations } from "@/lib/donations/list";
import { presentManagedDonation } from "@/lib/donations/present";
import { donationQuery, isFilteredQuery } from "@/lib/donations/query";
import { presentPage } from "@/lib/items/present-each";
import { FEMININE_ORDERS } from "@/lib/lists/filters";
import { listHref } from "@/lib/lists/list-href";
import { countInWords } from "@/lib/lists/listing";
import { managedPage } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { takesPix } from "@/lib/pix/key";
import { may } from "@/lib/roles";
import { routes } from "@/lib/routes";
import { readSite } from "@/lib/settings/public";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Doações" };

const ORDERS = { ...FEMININE_ORDERS, az: "Doador de A a Z" };

export default async function ManageDonationsPage({ searchParams }: PageProps<"/donations">) {
  const { id, role } = await requireAdministrator(painelRoutes.manageDonations);
  const readOnly = !may(role, "donations:write");
  const query = donationQuery.parse(await searchParams);
  const [list, months, undo, site] = await Promise.all([
    managedPage(query, (listed) => listManagedDonations({ ...query, ...listed })),
    listDonationMonths(),
    undoOf("donation", id),
    readSite(),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Doações"
        create={readOnly ? undefined : { href: painelRoutes.addDonation, label: "Nova doação" }}
      >
        {list.total > 0 && (
          <a href={listHref(painelRoutes.managedDonationsFile, query)} className={buttonClasses("secondary")}>
            <FileDown aria-hidden className="size-5" /> Baixar com nomes
          </a>
        )}
        {takesPix(site) && (
          <a href={routes.donatePoster} className={buttonClasses("secondary")}>
            <Printer aria-hidden className="size-5" /> Cartaz para imprimir
          </a>
        )}
        {!readOnly && (
          <LinkButton href={painelRoutes.importDonations} variant="secondary">
            <FileUp aria-hidden className="size-5" /> Importar planilha
          </LinkButton>
        )}
      </ManageHeader>
      <ManageBar
        query={query}
        resultCount={countInWords(list, "doação", "doações")}
        searchLabel="Buscar doações"
        orders={ORDERS}
        keep={{ importacao: query.importacao }}
      >
        <DonationFilters query={query} months={months} />
      </ManageBar>
      {query.importacao && (
        <p>
          Só as doações que vieram de uma planilha.{" "}
          <Link href={painelRoutes.manageDonations} className="font-semibold underline underline-offset-4">
            Ver todas
          </Link>
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
        readOnly={readOnly}
        query={query}
        filtered={isFilteredQuery(query)}
        list={presentPage(list, presentManagedDonation)}
        remove={deleteDonations}
        undo={undo}
        setActive={setDonationsActive}
      />
    </div>
  );
}
