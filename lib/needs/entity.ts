import { formatDay } from "../dates";
import { ACTIVE_FIELD, type Entity } from "../entity";
import { formatNumber, isDecimal } from "../money";
import { painelRoutes } from "../painel-routes";
import { routes } from "../routes";
import { isNeedUrgency, NEED_URGENCIES } from "./urgency";

const showQuantity = (value: string) => (isDecimal(value) ? formatNumber(value) : value);

export const needEntity = {
  key: "need",
  table: "Need",
  listedBy: "createdAt",
  label: "Necessidade",
  phrase: "a necessidade de",
  many: "necessidades",
  fields: {
    item: { label: "O que falta" },
    wanted: { label: "Quantidade", show: showQuantity },
    unit: { label: "Unidade" },
    urgency: { label: "Urgência", show: (value) => (isNeedUrgency(value) ? NEED_URGENCIES[value] : value) },
    description: { label: "Para que serve" },
    project: { label: "Projeto" },
    event: { label: "Evento" },
    campaign: { label: "Campanha" },
    place: { label: "Onde entregar" },
    hours: { label: "Quando entregar" },
    until: { label: "Até quando", show: formatDay },
    promised: { label: "Prometido", show: showQuantity },
    ...ACTIVE_FIELD,
  },
  href: painelRoutes.editNeed,
  tag: "needs",
  menu: [
    { group: "donations", place: 20, href: painelRoutes.manageNeeds, label: "Do que precisamos", icon: "package" },
  ],
  area: "donations",
  privatePaths: {
    "/needs": "read",
    "/needs/new": "write",
    "/needs/:id/edit": "write",
    "/needs/:id/promises": "write",
  },
  visitorForms: ["/precisamos/:id/promessa", "/precisamos/promessa/:token"],
  listFiles: [painelRoutes.needsFile],
  sample: true,
  pages: { folder: "precisamos", sitemap: "necessidades", href: routes.need },
  preview: { path: "precisamos", label: "Do que precisamos", title: "Diga o que você pode levar" },
} as const satisfies Entity;
