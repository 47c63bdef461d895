import { UserRoundPlus } from "lucide-react";
import type { Metadata } from "next";
import { ManageBar } from "@/components/manage/manage-bar";
import { ScreenButton } from "@/components/painel/screen-link";
import { ManageVolunteers } from "@/components/volunteers/manage-volunteers";
import { presentEach } from "@/lib/items/present-each";
import { manageQuery, toListQuery } from "@/lib/lists/listing-query";
import { routes } from "@/lib/routes";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { listVolunteers } from "@/lib/volunteers/service";
import { requireAdministrator } from "@/lib/web/session";
import { deleteVolunteers, loadVolunteers, setVolunteersActive } from "../../actions/volunteers";
import { undoOf } from "../../undo";

export const metadata: Metadata = { title: "Voluntários" };

export default async function ManageVolunteersPage({ searchParams }: PageProps<"/volunters/private">) {
  const { id } = await requireAdministrator(routes.manageVolunteers);
  const query = manageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([listVolunteers(toListQuery(query)), undoOf("volunteer", id)]);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Voluntários</h1>
        <ScreenButton href={routes.addVolunteer}>
          <UserRoundPlus aria-hidden className="size-5" /> Cadastrar voluntário(a)
        </ScreenButton>
      </header>
      <ManageBar query={query} total={list.total} more={list.more} searchLabel="Buscar voluntários" />
      <ManageVolunteers
        key={JSON.stringify(query)}
        query={query}
        list={{ ...list, items: presentEach(list.items, presentManagedVolunteer) }}
        remove={deleteVolunteers}
        undo={undo}
        setActive={setVolunteersActive}
        load={loadVolunteers}
      />
    </div>
  );
}
