import { painelRoutes } from "../../../lib/painel-routes";
import { type Address, addingUp, deepPage, growing, MAX_ROWS_READ, screen, searching } from "./address";
import type { Size } from "./tables";
import { searches } from "./words";

type Query = Record<string, string | number>;

const query = (path: string, values: Query) =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;

/** A list of the dashboard: its pages, filters and searches. */
const list = (name: string, path: string, rows: number, filters: Query[]): Address[] => [
  ...screen(
    `Painel: ${name}`,
    ...[path, query(path, { pagina: deepPage(rows, 20) }), query(path, { porPagina: "todos" })],
    ...filters.map((filter) => query(path, filter)),
  ),
  ...searchesOf(path),
];

const searchesOf = (path: string) =>
  searching(
    screen(
      "Painel: buscas",
      ...[...Object.values(searches).map((q) => query(path, { q })), query(path, { q: searches.middling, pagina: 5 })],
    ),
  );

const orders = ["antigos", "az", "alterados"].map((ordem) => ({ ordem }));
const statuses = ["ativos", "desabilitados"].map((status) => ({ status }));

/** What administrators open, and what programs ask the API. */
export const dashboardAddresses = (size: Size): Address[] => [
  ...api(size),
  ...screen("Painel: resumo", painelRoutes.painel, "/api/waiting"),
  ...content(size),
  ...donations(size),
  ...list("mensagens", painelRoutes.messages, Math.min(size.messages, 5_000), [
    ...["naolidas", "arquivadas", "todas"].map((caixa) => ({ caixa })),
  ]),
  ...list("equipe", painelRoutes.users, size.accounts, [...orders, ...statuses]),
  ...growing("as últimas 10.000 alterações", 2 * MAX_ROWS_READ, history(size)),
  ...screen(
    "Painel: lixeira",
    ...[painelRoutes.trash, query(painelRoutes.trash, { tipo: "post" })],
    query(painelRoutes.trash, { pagina: deepPage(size.trash, 30) }),
  ),
  ...screen(
    "Painel: formulários",
    ...[painelRoutes.settings, painelRoutes.addDonation, painelRoutes.addNeed, painelRoutes.editNeed("need-8")],
    ...[painelRoutes.editPost("post-8"), painelRoutes.editDonation("donation-8")],
    painelRoutes.editCampaign("campaign-8"),
  ),
];

function api(size: Size) {
  const pages = (path: string, rows: number) => [path, query(path, { page: deepPage(rows, 100) })];
  return [
    ...screen(
      "API: listas",
      ...[...pages("/api/posts", size.posts), ...pages("/api/posts/all", size.posts)],
      ...[...pages("/api/calendars", size.events / 10), ...pages("/api/volunters", size.volunteers)],
      ...[...pages("/api/projects", size.projects), ...pages("/api/donations", size.donations)],
    ),
    ...addingUp(
      size,
      screen(
        "API: campanhas e necessidades",
        ...[...pages("/api/campaigns", size.campaigns), ...pages("/api/needs", size.needs / 10)],
      ),
    ),
  ];
}

const content = (size: Size) => [
  ...list("artigos", painelRoutes.managePosts, size.posts, [
    ...[...orders, ...statuses],
    ...[{ categoria: "refeicoes" }, { status: "desabilitados", categoria: "acoes", ordem: "az" }],
  ]),
  ...list("avaliações", painelRoutes.reviews, size.reviews, [{ ordem: "antigos" }, ...statuses]),
  ...growing(
    "os eventos do mês",
    MAX_ROWS_READ,
    list("calendário", painelRoutes.manageEvents, size.events, [...orders, ...statuses, { mes: "2024-05" }]),
  ),
  ...list("projetos", painelRoutes.manageProjects, size.projects, [...orders, ...statuses, { categoria: "cafes" }]),
  ...addingUp(size, list("campanhas", painelRoutes.manageCampaigns, size.campaigns, [...orders, ...statuses])),
  ...list("voluntários", painelRoutes.manageVolunteers, size.volunteers, [...orders, ...statuses]),
  ...screen("Painel: imagens", painelRoutes.media, query(painelRoutes.media, { pagina: deepPage(size.pictures, 24) })),
  ...searchesOf(painelRoutes.media),
];

const donations = (size: Size) => [
  ...list("doações", painelRoutes.manageDonations, size.donations, [
    ...[...orders, ...statuses],
    ...[{ tipo: "IN_KIND" }, { periodo: "2024" }, { periodo: "2024-05", tipo: "MONEY" }],
  ]),
  ...addingUp(size, list("necessidades", painelRoutes.manageNeeds, size.needs, [...orders, ...statuses])),
  ...screen("Painel: promessas", painelRoutes.needPromises("need-1")),
  ...screen(
    "Painel: avisos de doação",
    ...[painelRoutes.claims, query(painelRoutes.claims, { mostrar: "resolvidos" })],
    query(painelRoutes.claims, { pagina: deepPage(size.claims / 3, 20) }),
  ),
];

const ofHistory: Query[] = [{ tipo: "post" }, { pessoa: "user-3" }, { tipo: "event", pessoa: "user-3" }];

const history = (size: Size) =>
  screen(
    "Painel: histórico",
    ...[painelRoutes.history, query(painelRoutes.history, { pagina: deepPage(size.changes, 30) })],
    ...ofHistory.map((filter) => query(painelRoutes.history, filter)),
  );
