import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { calendarCopy } from "@/lib/calendar/copy";
import { routes } from "@/lib/routes";

export function NoUpcoming() {
  return (
    <EmptyState title={calendarCopy.noneUpcoming}>
      <p className="max-w-text text-muted">
        Estamos preparando os próximos encontros e contamos aqui assim que houver data. Enquanto isso, veja o que já
        fizemos juntos.
      </p>
      <LinkButton href={routes.pastEvents(1)} variant="secondary">
        Ver ações passadas
      </LinkButton>
    </EmptyState>
  );
}

export function NoPast() {
  return (
    <EmptyState title={calendarCopy.nonePast}>
      <LinkButton href={routes.agenda} variant="secondary">
        {calendarCopy.backToUpcoming}
      </LinkButton>
    </EmptyState>
  );
}
