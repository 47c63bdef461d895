import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeedDetail } from "@/components/needs/need-detail";
import { JsonLd } from "@/components/seo/json-ld";
import { EditLink } from "@/components/site/edit-link";
import { deliveryOf, isWanted, needInBrief } from "@/lib/needs/describe";
import { readNeed, readOpenNeeds } from "@/lib/needs/public";
import { describeQuantity } from "@/lib/needs/quantity";
import { describeNeed } from "@/lib/needs/structured-data";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { absolute } from "@/lib/site";

type Props = PageProps<"/precisamos/[id]">;

/** Prerenders the open needs. */
export async function generateStaticParams() {
  const { items } = await readOpenNeeds(1);
  return items.map(({ _id }) => ({ id: _id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const need = await readNeed((await params).id);
  if (!need) return {};
  const site = await readSite();
  const { _id, wanted, description } = need;
  const delivery = deliveryOf(need);
  const title = needInBrief(need);
  const asked = `Doe em ${site.city}: ${theName(site)} precisa de ${describeQuantity(wanted, need)}.`;
  return pageMetadata(site, {
    title,
    description: [isWanted(need) && asked, description, delivery && `Entrega: ${delivery}.`].filter(Boolean).join(" "),
    path: routes.need(_id),
    pictured: `${title} ${need.place}`,
    // Search engines need no page of an ended need.
    noindex: need.state !== "open",
  });
}

export default async function NeedPage({ params }: Props) {
  const [need, site] = await Promise.all([params.then(({ id }) => readNeed(id)), readSite()]);
  if (!need) notFound();
  return (
    <>
      {isWanted(need) && <JsonLd data={describeNeed(need, site)} />}
      <NeedDetail need={need} url={absolute(routes.need(need._id))} />
      <EditLink href={painelRoutes.editNeed(need._id)} />
    </>
  );
}
