import { Lightbox } from "@/components/ui/lightbox";
import { Section } from "@/components/ui/section";
import type { Agenda } from "@/lib/calendar/types";
import { AgendaBrowser } from "./agenda-browser";
import { AgendaLinks } from "./agenda-links";
import { EventCard } from "./event-card";
import { EventList } from "./event-list";
import { NoUpcoming } from "./no-events";

/** The agenda on the home page: the next events and a calendar. Without JavaScript, the events alone. */
export function AgendaSection({ agenda }: { agenda: Agenda }) {
  const [next, ...later] = agenda.upcoming;
  return (
    <Section
      id="calendar"
      title="Agenda"
      lead="Veja quando e onde nos encontramos. Toda ajuda é bem-vinda, com ou sem experiência: venha e traga alguém com você."
    >
      <Lightbox>
        <AgendaBrowser
          calendar={agenda.calendar}
          next={next ? <EventCard event={next} featured /> : <NoUpcoming />}
          later={
            <div className="grid gap-6">
              {later.length > 0 && <EventList events={later} compact />}
              <AgendaLinks total={agenda.total} />
            </div>
          }
        />
      </Lightbox>
    </Section>
  );
}
