import { FilterLinks } from "@/components/ui/filter-links";
import { Lightbox } from "@/components/ui/lightbox";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { ShownEvent } from "@/lib/calendar/types";
import type { Page } from "@/lib/lists/listing";
import { routes } from "@/lib/routes";
import { EventList } from "./event-list";
import { NoPast, NoUpcoming } from "./no-events";
import { Subscribe } from "./subscribe";

const UPCOMING = {
  title: "Agenda",
  lead: "Os próximos encontros do projeto. Toda ajuda é bem-vinda, com ou sem experiência: venha e traga alguém com você.",
  parent: undefined,
  href: routes.agendaPage,
  None: NoUpcoming,
};

const PAST = {
  title: "Ações passadas",
  lead: "O que já fizemos juntos, do mais recente ao mais antigo.",
  parent: { label: UPCOMING.title, href: routes.agenda },
  href: routes.pastEvents,
  None: NoPast,
};

/** One page of the upcoming events, or of the past ones. */
export function AgendaPage({ past = false, ...list }: Page<ShownEvent> & { past?: boolean }) {
  const { title, lead, parent, href, None } = past ? PAST : UPCOMING;
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:gap-10 sm:pt-10">
      <PageHeader title={title} parent={parent}>
        {lead}
      </PageHeader>
      <FilterLinks
        label="Agenda"
        links={[
          { label: "Próximas ações", href: routes.agenda, current: !past },
          { label: "Ações passadas", href: routes.pastEvents(1), current: past },
        ]}
      />
      {list.items.length > 0 ? (
        <Lightbox>
          <EventList events={list.items} firstPriority heading="h2" />
        </Lightbox>
      ) : (
        <None />
      )}
      <Pagination list={list} href={href} label={`Páginas de ${title}`} />
      <Subscribe />
    </div>
  );
}
