import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeedDetail } from "@/components/needs/need-detail";
import { EditLink } from "@/components/site/edit-link";
import { describeMissing, titleOf } from "@/lib/needs/describe";
import { readNeed, readOpenNeeds } from "@/lib/needs/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { absolute } from "@/lib/site";

type Props = PageProps<"/precisamos/[id]">;

/** Prerenders the open needs. Next requires at least one path, hence a missing one for an empty list. */
export async function generateStaticParams() {
  const { items } = await readOpenNeeds(1);
  return items.length > 0 ? items.map(({ _id }) => ({ id: _id })) : [{ id: "necessidade" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const need = await readNeed((await params).id);
  if (!need) return {};
  const site = await readSite();
  const { _id, description, place, hours } = need;
  return pageMetadata(site, {
    title: `${titleOf(need)}: ${describeMissing(need)}`,
    description: [description, place && `Entrega: ${[place, hours].filter(Boolean).join(", ")}.`, `Ajude ${site.name}.`]
      .filter(Boolean)
      .join(" "),
    path: routes.need(_id),
    noindex: true,
  });
}

export default async function NeedPage({ params }: Props) {
  const need = await readNeed((await params).id);
  if (!need) notFound();
  return (
    <>
      <NeedDetail need={need} url={absolute(routes.need(need._id))} />
      <EditLink href={routes.editNeed(need._id)} />
    </>
  );
}
