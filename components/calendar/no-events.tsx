import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { calendarCopy } from "@/lib/calendar/copy";
import { routes } from "@/lib/routes";

/** Without a word of past events, which a new organisation does not have; the way to them stands beside it. */
export function NoUpcoming() {
  return (
    <EmptyState title={calendarCopy.noneUpcoming}>
      <p className="max-w-text text-muted">
        Estamos preparando os próximos encontros e contamos aqui assim que houver data.
      </p>
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
