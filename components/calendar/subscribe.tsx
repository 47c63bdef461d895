import { CalendarSync, Download } from "lucide-react";
import { ExternalLinkButton } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";

/** How to subscribe to the agenda in a calendar app. */
export function Subscribe() {
  const address = absolute(routes.agendaFeed);
  return (
    <section
      id="assinar"
      aria-labelledby="assinar-titulo"
      className="grid gap-6 rounded-card bg-sunken p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div className="grid gap-3">
        <h2 id="assinar-titulo" className="text-2xl sm:text-3xl">
          A agenda no seu calendário
        </h2>
        <p className="max-w-text text-muted">
          Assine uma vez e as novas ações aparecem sozinhas no calendário do seu celular ou computador. No Google
          Agenda, escolha “Outras agendas”, depois “De URL”, e cole este endereço:
        </p>
        <p className="wrap-anywhere select-all font-semibold">{address}</p>
      </div>
      <div className="flex flex-wrap gap-3 lg:flex-col">
        <ExternalLinkButton href={address.replace(/^https?:/, "webcal:")}>
          <CalendarSync aria-hidden className="size-5" /> Assinar a agenda
        </ExternalLinkButton>
        <ExternalLinkButton href={routes.agendaFeed} variant="secondary">
          <Download aria-hidden className="size-5" /> Baixar o arquivo
        </ExternalLinkButton>
      </div>
    </section>
  );
}
