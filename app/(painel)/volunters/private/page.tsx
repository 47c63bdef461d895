import { UserRoundPlus } from "lucide-react";
import type { Metadata } from "next";
import { deleteVolunteers, setVolunteersActive } from "@/app/(painel)/actions/volunteers";
import { undoOf } from "@/app/(painel)/undo";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { ManageVolunteers } from "@/components/volunteers/manage-volunteers";
import { presentEach } from "@/lib/items/present-each";
import { lastAtMost } from "@/lib/lists/listing";
import { manageQuery, toListQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { listVolunteers } from "@/lib/volunteers/service";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Voluntários" };

export default async function ManageVolunteersPage({ searchParams }: PageProps<"/volunters/private">) {
  const { id, role } = await requireAdministrator(painelRoutes.manageVolunteers);
  const readOnly = !may(role, "volunteers:write");
  const query = manageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([
    lastAtMost(query.pagina, (page) => listVolunteers({ ...toListQuery(query), page })),
    undoOf("volunteer", id),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Voluntários"
        create={
          readOnly
            ? undefined
            : { href: painelRoutes.addVolunteer, label: "Cadastrar voluntário(a)", Icon: UserRoundPlus }
        }
      />
      <ManageBar query={query} total={list.total} more={list.more} searchLabel="Buscar voluntários" />
      <ManageVolunteers
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={query}
        list={{ ...list, items: presentEach(list.items, presentManagedVolunteer) }}
        remove={deleteVolunteers}
        undo={undo}
        setActive={setVolunteersActive}
      />
    </div>
  );
}
