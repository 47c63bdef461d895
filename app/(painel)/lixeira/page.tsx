import type { Metadata } from "next";
import { purgeItems, restoreItems } from "@/app/(painel)/actions/trash";
import { ManageHeader } from "@/components/manage/manage-header";
import { TrashList } from "@/components/trash/trash-list";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLinks } from "@/components/ui/filter-links";
import { Pagination } from "@/components/ui/pagination";
import { entityOf, keysFor } from "@/lib/entities";
import { presentEach } from "@/lib/items/present-each";
import { listHref } from "@/lib/lists/list-href";
import { lastAtMost } from "@/lib/lists/listing";
import { painelRoutes } from "@/lib/painel-routes";
import { trashCopy } from "@/lib/trash/copy";
import { countTrash, listTrash } from "@/lib/trash/list";
import { presentTrash } from "@/lib/trash/present";
import { trashQuery } from "@/lib/trash/schema";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Lixeira" };

const PER_PAGE = 30;

export default async function TrashPage({ searchParams }: PageProps<"/lixeira">) {
  const { role } = await requireAdministrator(painelRoutes.trash);
  const visible = keysFor(role, "write");
  const { tipo, pagina } = trashQuery.parse(await searchParams);
  const [list, kinds] = await Promise.all([
    lastAtMost(pagina, (page) => listTrash({ visible, entity: tipo, page, limit: PER_PAGE })),
    countTrash({ visible }),
  ]);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const href = (entity: string, page = 1) => listHref(painelRoutes.trash, { tipo: entity, pagina: page });
  return (
    <div className="grid gap-6">
      <ManageHeader title="Lixeira" lead={trashCopy.lead} />
      {kinds.length > 1 && (
        <FilterLinks
          label="Tipos de item"
          links={[
            { label: "Tudo", href: href(""), count: all, current: tipo === "" },
            ...kinds.map(({ entity, count }) => ({
              label: entityOf(entity)?.label ?? entity,
              href: href(entity),
              count,
              current: tipo === entity,
            })),
          ]}
        />
      )}
      {list.items.length === 0 && <EmptyState title={trashCopy.none} />}
      <TrashList items={presentEach(list.items, presentTrash)} restore={restoreItems} purge={purgeItems} />
      <Pagination list={list} href={(page) => href(tipo, page)} label="Páginas da lixeira" />
    </div>
  );
}
