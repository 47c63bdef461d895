import { Printer } from "lucide-react";
import type { Metadata } from "next";
import { deleteNeeds, setNeedsActive } from "@/app/(painel)/actions/needs";
import { undoOf } from "@/app/(painel)/undo";
import { ListDownloads } from "@/components/manage/list-downloads";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { ManageNeeds } from "@/components/needs/manage-needs";
import { buttonClasses } from "@/components/ui/button-classes";
import { presentPage } from "@/lib/items/present-each";
import { FEMININE_ORDERS } from "@/lib/lists/filters";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { needCopy } from "@/lib/needs/copy";
import { listNeeds } from "@/lib/needs/list";
import { presentManagedNeed } from "@/lib/needs/present";
import { readWantedNeeds } from "@/lib/needs/public";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: needCopy.title };

export default async function ManageNeedsPage({ searchParams }: PageProps<"/needs">) {
  const { id, role } = await requireAdministrator(painelRoutes.manageNeeds);
  const readOnly = !may(role, "donations:write");
  const query = manageQuery.parse(await searchParams);
  const [list, undo, wanted] = await Promise.all([
    managedPage(query, listNeeds),
    undoOf("need", id),
    readWantedNeeds(1),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title={needCopy.title}
        create={readOnly ? undefined : { href: painelRoutes.addNeed, label: "Nova necessidade" }}
      >
        {list.total > 0 && <ListDownloads href={painelRoutes.needsFile} query={query} />}
        {wanted.length > 0 && (
          <a href={routes.needsPoster} className={buttonClasses("secondary")}>
            <Printer aria-hidden className="size-5" /> Cartaz para imprimir
          </a>
        )}
      </ManageHeader>
      <ManageBar
        query={query}
        resultCount={countInWords(list, "necessidade", "necessidades")}
        searchLabel="Buscar necessidades"
        orders={FEMININE_ORDERS}
      />
      <ManageNeeds
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={query}
        list={presentPage(list, presentManagedNeed)}
        remove={deleteNeeds}
        undo={undo}
        setActive={setNeedsActive}
      />
    </div>
  );
}
