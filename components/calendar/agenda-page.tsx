import type { ReactNode } from "react";
import { Lightbox } from "@/components/ui/lightbox";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { ShownEvent } from "@/lib/calendar/types";
import type { Page } from "@/lib/lists/listing";
import { routes } from "@/lib/routes";
import { AgendaTabs } from "./agenda-tabs";
import { EventList } from "./event-list";
import { NoPast, NoUpcoming } from "./no-events";
import { Subscribe } from "./subscribe";

type Props = Page<ShownEvent>;

/** One page of the upcoming events. */
export function AgendaPage(props: Props) {
  return (
    <EventPage
      {...props}
      title="Agenda"
      lead="Os próximos encontros do projeto. Toda ajuda é bem-vinda, com ou sem experiência: venha e traga alguém com você."
      currentTab={routes.agenda}
      href={routes.agendaPage}
      empty={<NoUpcoming />}
    />
  );
}

/** One page of the past events. */
export function PastEventsPage(props: Props) {
  return (
    <EventPage
      {...props}
      title="Ações passadas"
      parent={{ label: "Agenda", href: routes.agenda }}
      lead="O que já fizemos juntos, do mais recente ao mais antigo."
      currentTab={routes.pastEvents(1)}
      href={routes.pastEvents}
      empty={<NoPast />}
    />
  );
}

type EventPageProps = Props & {
  title: string;
  parent?: { label: string; href: string };
  lead: string;
  currentTab: string;
  href: (page: number) => string;
  empty: ReactNode;
};

function EventPage({ title, parent, lead, currentTab, href, empty, ...list }: EventPageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:gap-10 sm:pt-10">
      <PageHeader title={title} parent={parent}>
        {lead}
      </PageHeader>
      <AgendaTabs current={currentTab} />
      {list.items.length > 0 ? (
        <Lightbox>
          <EventList events={list.items} firstPriority heading="h2" />
        </Lightbox>
      ) : (
        empty
      )}
      <Pagination list={list} href={href} label={`Páginas de ${title}`} />
      <Subscribe />
    </div>
  );
}
