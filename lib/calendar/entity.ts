import { formatDay } from "../dates";
import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS, PHOTOS_FIELD, showMoment } from "../entity";
import { painelRoutes } from "../painel-routes";
import { routes } from "../routes";

export const eventEntity = {
  key: "event",
  table: "CalendarEvent",
  listedBy: "startsAt",
  label: "Evento",
  phrase: "o evento",
  many: "eventos",
  fields: {
    ...IMAGE_FIELDS,
    ...PHOTOS_FIELD,
    ...ACTIVE_FIELD,
    startsAt: { label: "Data e hora", show: showMoment },
    // The two fields of the form that make startsAt: a conflict of two saves names them.
    data: { label: "Data", show: formatDay },
    hora: { label: "Horário" },
    termino: { label: "Término" },
    acoes: { label: "Ação" },
    local: { label: "Local" },
    eventos: { label: "Programação" },
    campanha: { label: "Campanha" },
    cancelled: { label: "Cancelado" },
    motivo: { label: "Motivo do cancelamento" },
  },
  href: painelRoutes.editEvent,
  tag: "calendar",
  menu: [{ group: "content", place: 40, href: painelRoutes.manageEvents, label: "Calendário", icon: "calendar" }],
  area: "content",
  privatePaths: { "/calendars": "read", "/addCalendars": "write", "/calendars/:id/edit": "write" },
  sample: true,
  pages: { folder: "agenda", sitemap: "agenda", href: routes.event },
  preview: { path: "agenda", label: "Agenda", title: "Onde vamos estar e como ir junto" },
} as const satisfies Entity;
