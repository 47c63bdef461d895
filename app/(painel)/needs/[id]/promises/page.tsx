import type { Metadata } from "next";
import { deleteDonations } from "@/app/(painel)/actions/donations";
import { cancelPromise, erasePromise, receiveGift } from "@/app/(painel)/actions/needs";
import { GiftList } from "@/components/needs/gift-list";
import { ManagePromises } from "@/components/needs/manage-promises";
import { NeedProgress } from "@/components/needs/need-progress";
import { EditHeader } from "@/components/painel/edit-header";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { listDonationsForNeed } from "@/lib/donations/list";
import { presentManagedDonation } from "@/lib/donations/present";
import { presentEach } from "@/lib/items/present-each";
import { listHref } from "@/lib/lists/list-href";
import { lastAtMost } from "@/lib/lists/listing";
import { manageQuery } from "@/lib/lists/listing-query";
import { presentManagedNeed, presentManagedPromise } from "@/lib/needs/present";
import { listPromises } from "@/lib/needs/promises/list";
import { describeQuantity } from "@/lib/needs/quantity";
import { getNeed } from "@/lib/needs/service";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Promessas e o que chegou" };

export default async function NeedPromisesPage({ params, searchParams }: PageProps<"/needs/[id]/promises">) {
  const { id } = await params;
  const { pagina } = manageQuery.pick({ pagina: true }).parse(await searchParams);
  await requireAdministrator(painelRoutes.needPromises(id));
  const need = presentManagedNeed(await orNotFound(getNeed(id)));
  const [promises, gifts] = await Promise.all([
    lastAtMost(pagina, (page) => listPromises(id, page)),
    listDonationsForNeed(id),
  ]);
  return (
    <div className="grid gap-6">
      <EditHeader title={describeQuantity(need.wanted, need)} href={need.active && routes.need(id)}>
        <Link href={painelRoutes.editNeed(id)} className="inline-flex items-center py-2 underline underline-offset-4">
          Editar
        </Link>
      </EditHeader>
      <Card className="p-4 sm:p-5">
        <NeedProgress need={need} inviting={false} />
      </Card>
      <ManagePromises
        need={need}
        promises={presentEach(promises.items, presentManagedPromise)}
        receive={receiveGift}
        remove={deleteDonations}
        cancel={cancelPromise}
        erase={erasePromise}
      />
      <Pagination
        list={promises}
        href={(page) => listHref(painelRoutes.needPromises(id), { pagina: page })}
        label="Páginas das promessas"
      />
      <GiftList gifts={presentEach(gifts, presentManagedDonation)} />
    </div>
  );
}
