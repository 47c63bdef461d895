import { UserRoundPlus } from "lucide-react";
import type { Metadata } from "next";
import { deleteVolunteers, setVolunteersActive } from "@/app/(painel)/actions/volunteers";
import { undoOf } from "@/app/(painel)/undo";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { ManageVolunteers } from "@/components/volunteers/manage-volunteers";
import { presentPage } from "@/lib/items/present-each";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
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
  const [list, undo] = await Promise.all([managedPage(query, listVolunteers), undoOf("volunteer", id)]);
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
      <ManageBar
        query={query}
        resultCount={countInWords(list, "voluntário(a)", "voluntários")}
        searchLabel="Buscar voluntários"
      />
      <ManageVolunteers
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={query}
        list={presentPage(list, presentManagedVolunteer)}
        remove={deleteVolunteers}
        undo={undo}
        setActive={setVolunteersActive}
      />
    </div>
  );
}
