import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PastList } from "@/components/calendar/agenda-list";
import { readPast } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

type Props = PageProps<"/agenda/passadas/[n]">;

export function generateStaticParams() {
  return [{ n: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Ações passadas, página ${page}`,
    description: `Mais do que ${theName(site)} já fez em ${site.city}: dias, lugares e programação de cada ação. Página ${page}.`,
    path: routes.pastEvents(page),
  });
}

export default async function PastEventsNextPage({ params }: Props) {
  const { n } = await params;
  // The first page has one address only, and a number one way to be written.
  if (!/^[1-9]\d{0,5}$/.test(n) || n === "1") notFound();
  const list = await readPast(Number(n));
  if (list.items.length === 0) notFound();
  return <PastList {...list} />;
}
