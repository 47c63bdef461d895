import { LinkButton } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { calendarCopy } from "@/lib/calendar/copy";
import { routes } from "@/lib/routes";

/** Between two actions there is still something to see. */
export function NoUpcoming() {
  return (
    <Empty title={calendarCopy.noneUpcoming}>
      <p className="max-w-text text-muted">
        Estamos preparando os próximos encontros e contamos aqui assim que houver data. Enquanto isso, veja o que já
        fizemos juntos.
      </p>
      <LinkButton href={routes.pastEvents(1)} look="secondary">
        Ver ações passadas
      </LinkButton>
    </Empty>
  );
}

export function NoPast() {
  return (
    <Empty title={calendarCopy.nonePast}>
      <LinkButton href={routes.agenda} look="secondary">
        {calendarCopy.backToUpcoming}
      </LinkButton>
    </Empty>
  );
}
