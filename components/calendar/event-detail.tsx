import { CalendarDays, Clock, Map as MapIcon, MapPin } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { CampaignLink } from "@/components/campaigns/campaign-link";
import { PhotoGallery } from "@/components/media/photo-gallery";
import { Alert } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/button";
import { IN_LINE } from "@/components/ui/button-classes";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { PageHeader } from "@/components/ui/page-header";
import { Part } from "@/components/ui/part";
import { Picture } from "@/components/ui/picture";
import { calendarCopy } from "@/lib/calendar/copy";
import { mapLink, programme } from "@/lib/calendar/event-texts";
import type { CalendarEvent, EventWithPhotos } from "@/lib/calendar/types";
import { formatLongDate, isoWithOffset } from "@/lib/dates";
import { routes } from "@/lib/routes";
import { EventActions } from "./event-actions";
import { CancelReason } from "./event-card";

type Props = {
  event: EventWithPhotos & { past: boolean };
  city: string;
  /** The campaign to which the event belongs. */
  campaign: ComponentProps<typeof CampaignLink>["campaign"] | undefined;
};

/** An event's own page. */
export function EventDetail({ event, city, campaign }: Props) {
  const { acoes, startsAt, hora, termino, local, eventos, picture, pictures, cancelled, motivo, past } = event;
  return (
    <article className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <PageHeader
        title={acoes}
        parent={
          past ? { label: "Ações passadas", href: routes.pastEvents(1) } : { label: "Agenda", href: routes.agenda }
        }
      />
      <EventState cancelled={cancelled} motivo={motivo} past={past} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] lg:gap-12">
        <Lightbox>
          <LightboxLink
            picture={picture}
            caption={acoes}
            className="block aspect-[16/10] overflow-hidden rounded-card bg-sunken"
          >
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 43rem, calc(100vw - 2rem)"
              priority
              className={`size-full object-cover ${cancelled ? "grayscale" : ""}`}
            />
          </LightboxLink>
        </Lightbox>
        <div className="grid gap-6">
          <dl className="grid gap-5">
            <Fact icon={<CalendarDays aria-hidden />} name="Quando">
              <time
                dateTime={isoWithOffset(startsAt)}
                className="block font-display font-semibold text-xl leading-snug first-letter:uppercase"
              >
                {formatLongDate(startsAt)}
              </time>
            </Fact>
            <Fact icon={<Clock aria-hidden />} name="Horário">
              {termino ? `Das ${hora} às ${termino}` : past || cancelled ? `Às ${hora}` : `A partir das ${hora}`}
            </Fact>
            <Fact icon={<MapPin aria-hidden />} name="Onde">
              <span className="wrap-anywhere block">{local}</span>
              <a
                href={mapLink(local, city)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
              >
                <MapIcon aria-hidden className="size-5" /> Ver no mapa
              </a>
            </Fact>
          </dl>
          <Part id="programacao" title="Programação" size="text-2xl" className="grid gap-3 border-line border-t pt-6">
            <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
              {programme(eventos).map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and the order is fixed
                <li key={index} className="wrap-anywhere">
                  {item}
                </li>
              ))}
            </ul>
          </Part>
          {campaign && <CampaignLink campaign={campaign} />}
          <div className="border-line border-t pt-6">
            <EventActions event={event} buttons={!past} />
          </div>
        </div>
      </div>
      <PhotoGallery pictures={pictures} />
    </article>
  );
}

/** Says that the event was cancelled or is over. */
function EventState({ cancelled, motivo, past }: Pick<CalendarEvent, "cancelled" | "motivo"> & { past: boolean }) {
  if (!cancelled && !past) return null;
  const text = cancelled
    ? past
      ? "Esta ação foi cancelada e não aconteceu."
      : "Esta ação foi cancelada e não vai acontecer nesta data."
    : "Esta ação já aconteceu.";
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {cancelled ? (
        <Alert>
          <p>{text}</p>
          {motivo && <CancelReason>{motivo}</CancelReason>}
        </Alert>
      ) : (
        <p className="rounded-field bg-leaf-soft px-4 py-3 font-medium text-leaf">{text}</p>
      )}
      <LinkButton href={routes.agenda} variant="quiet" className={IN_LINE}>
        {calendarCopy.backToUpcoming}
      </LinkButton>
    </div>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4">
      <dt className="contents">
        <span className="grid size-11 place-items-center rounded-full bg-sunken text-accent">{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 pt-2">{children}</dd>
    </div>
  );
}
