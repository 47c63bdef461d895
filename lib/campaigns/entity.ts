import { formatDay } from "../dates";
import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS } from "../entity";
import { formatNumber, isDecimal } from "../money";
import { painelRoutes } from "../painel-routes";
import { routes } from "../routes";
import { GOAL_KINDS, goalKinds } from "./goals";

export const campaignEntity = {
  key: "campaign",
  table: "Campaign",
  listedBy: "startsOn",
  label: "Campanha",
  phrase: "a campanha",
  many: "campanhas",
  fields: {
    titulo: { label: "Título" },
    description: { label: "História", fullValue: true },
    goalKind: {
      label: "A meta conta",
      show: (value) => GOAL_KINDS[goalKinds.find((kind) => kind === value) ?? "MONEY"],
    },
    goal: { label: "Meta", show: (value) => (isDecimal(value) ? formatNumber(value) : value) },
    unit: { label: "Itens" },
    startsOn: { label: "Primeiro dia", show: formatDay },
    endsOn: { label: "Último dia", show: formatDay },
    result: { label: "Resultado", fullValue: true },
    ...IMAGE_FIELDS,
    ...ACTIVE_FIELD,
  },
  href: painelRoutes.editCampaign,
  tag: "campaigns",
  menu: [{ group: "content", place: 45, href: painelRoutes.manageCampaigns, label: "Campanhas", icon: "megaphone" }],
  alsoFoundBy: ["permalink"],
  // Whoever writes articles writes the story; what it has reached nobody writes: it comes from the treasury's donations.
  area: "content",
  privatePaths: { "/campaigns": "read", "/campaigns/new": "write", "/campaigns/:id/edit": "write" },
  listFiles: [painelRoutes.campaignsFile],
  sample: true,
  pages: { folder: "campanhas", sitemap: "campanhas", href: routes.campaign },
  preview: { path: "campanhas", label: "Campanhas", title: "Uma meta, e cada doação às claras" },
} as const satisfies Entity;
