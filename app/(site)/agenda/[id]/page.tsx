import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EventDetail } from "@/components/calendar/event-detail";
import { JsonLd } from "@/components/seo/json-ld";
import { EditLink } from "@/components/site/edit-link";
import { calendarCopy } from "@/lib/calendar/copy";
import { hoursInWords } from "@/lib/calendar/event-texts";
import { readEvent, readUpcoming } from "@/lib/calendar/public";
import { describeEvent } from "@/lib/calendar/structured-data";
import { readCampaignName } from "@/lib/campaigns/public";
import { formatLongDate } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";

type Props = PageProps<"/agenda/[id]">;

/** Prerenders upcoming events. */
export async function generateStaticParams() {
  const { items } = await readUpcoming(1);
  return items.map(({ _id }) => ({ id: _id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await readEvent((await params).id);
  if (!event) return {};
  const { _id, acoes, startsAt, local, eventos, cancelled } = event;
  const title = cancelled ? `${acoes} (${calendarCopy.cancelled.toLowerCase()})` : acoes;
  const when = `${formatLongDate(startsAt)}, ${hoursInWords(event)}, ${local}`;
  return pageMetadata(await readSite(), {
    title,
    description: `${when}. Programação: ${eventos}.`,
    path: routes.event(_id),
    pictured: `${title} ${when}`,
  });
}

export default async function EventPage({ params }: Props) {
  const [event, site] = await Promise.all([readEvent((await params).id), readSite()]);
  if (!event) notFound();
  const campaign = await readCampaignName(event.campaignId);
  return (
    <>
      <JsonLd data={describeEvent(event, site)} />
      <EventDetail event={event} city={site.city} campaign={campaign} />
      <EditLink href={painelRoutes.editEvent(event._id)} />
    </>
  );
}
