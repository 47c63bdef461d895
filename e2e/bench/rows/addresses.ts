import { MAX_LISTED } from "../../../lib/lists/listing";
import { painelRoutes } from "../../../lib/painel-routes";
import { routes } from "../../../lib/routes";
import type { Size } from "./fill";
import { searches } from "./words";

/** The entities whose cached reads a save invalidates; the home page depends on all of them. */
export type Room = "posts" | "calendars" | "projects" | "volunters" | "donations";
export const rooms: Room[] = ["posts", "calendars", "projects", "volunters", "donations"];

export interface Address {
  path: string;
  /** Name of the screen; the report has one line per screen. */
  screen: string;
  /** Entities whose cached reads are invalidated before each request; the dashboard's reads are not cached. */
  after: Room[];
  /** An export: requested once, as its length is what it exports. */
  isExport?: true;
  /** Uses full-text search. */
  search?: true;
  /** What its time grows with by nature, in words. */
  inherentGrowth?: string;
}

const { common, middling, rare } = searches;

/** The page at 80 % of the pages that can be reached. */
const deepPage = (rows: number, perPage: number) =>
  Math.max(2, Math.floor((Math.min(rows, MAX_LISTED) * 0.8) / perPage));

/** Every kind of path whose response reads rows: first and deep pages, searches and filters. */
export const addressesOf = (size: Size): Address[] => [
  ...publicAddresses(size),
  ...dashboardAddresses(size),
  ...exports(),
];

function publicAddresses(size: Size): Address[] {
  const screen =
    (name: string, ...after: Room[]) =>
    (...paths: string[]) =>
      paths.map((path) => ({ path: path.replace(/#.*/, ""), screen: name, after }));
  const search = (...args: Parameters<typeof screen>) => {
    const found = screen(...args);
    return (...paths: string[]) => found(...paths).map((address) => ({ ...address, search: true as const }));
  };
  return [
    ...screen("Início", ...rooms)(routes.home),
    ...screen("Blog", "posts")(
      ...[routes.homeBlogPage(2), routes.homeBlogPage(deepPage(size.posts, 6)), routes.posts],
      ...[
        routes.postsPage(deepPage(size.posts, 9)),
        routes.postsOf("acoes"),
        routes.postsOf("acoes", deepPage(size.posts / 5, 9)),
      ],
    ),
    ...screen("Um artigo", "posts")(routes.post("artigo-1"), routes.post("artigo-8")),
    ...search("Busca no blog", "posts")(
      ...[common, middling, rare, `${common} ${middling}`].map((words) => routes.search(words)),
      routes.search(common, 3),
    ),
    ...screen("Agenda", "calendars")(
      ...[routes.agenda, routes.agendaPage(2), routes.pastEvents(1), routes.pastEvents(deepPage(size.events, 10))],
      routes.event("event-1"),
    ),
    ...screen("Voluntários", "volunters")(routes.volunteers, routes.volunteersPage(deepPage(size.volunteers, 12))),
    ...screen(
      "Projetos",
      "projects",
    )(...[routes.projects(), routes.projects("criancas"), routes.projects("", deepPage(size.projects, 12))]),
    ...screen("Transparência", "donations")(routes.donations(), routes.donations("", deepPage(size.donations, 5))),
    ...search("Busca na transparência", "donations")(...[common, middling, rare].map((q) => routes.donations(q))),
    ...screen("Feed, índice do mapa do site", "posts")(routes.feed, "/sitemap.xml", routes.sitemapPart("paginas")),
    ...screen(
      "Calendário para assinar",
      "calendars",
    )(routes.agendaFeed).map((address) => ({
      ...address,
      inherentGrowth: "até 2.000 eventos",
    })),
  ];
}

type Query = Record<string, string | number>;

const query = (path: string, values: Query) =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;

function dashboardAddresses(size: Size): Address[] {
  const screen = (name: string, ...paths: string[]) => paths.map((path) => ({ path, screen: name, after: [] }));
  /** A list of the dashboard: its pages, filters and searches. */
  const list = (name: string, path: string, rows: number, filters: Query[]): Address[] => [
    ...screen(
      `Painel: ${name}`,
      ...[path, query(path, { pagina: deepPage(rows, 20) }), query(path, { porPagina: "todos" })],
      ...filters.map((filter) => query(path, filter)),
    ),
    ...screen(
      "Painel: buscas",
      ...[...Object.values(searches).map((q) => query(path, { q })), query(path, { q: middling, pagina: 5 })],
    ).map((address) => ({ ...address, search: true as const })),
  ];
  const orders = ["antigos", "az", "alterados"].map((ordem) => ({ ordem }));
  const statuses = ["ativos", "desabilitados"].map((status) => ({ status }));
  const ofPosts = { status: "desabilitados", categoria: "acoes", ordem: "az" };
  const ofDonations: Query[] = [{ tipo: "IN_KIND" }, { periodo: "2024" }, { periodo: "2024-05", tipo: "MONEY" }];
  const ofHistory: Query[] = [{ tipo: "post" }, { pessoa: "user-3" }, { tipo: "event", pessoa: "user-3" }];
  const boxes = ["naolidas", "arquivadas", "todas"].map((caixa) => ({ caixa }));
  const api = (path: string, rows: number) => [path, query(path, { page: deepPage(rows, 100) })];
  return [
    ...screen(
      "API: listas",
      ...[...api("/api/posts", size.posts), ...api("/api/posts/all", size.posts)],
      ...[...api("/api/calendars", size.events / 10), ...api("/api/volunters", size.volunteers)],
      ...[...api("/api/projects", size.projects), ...api("/api/donations", size.donations)],
    ),
    ...screen("Painel: resumo", painelRoutes.painel, "/api/waiting"),
    ...list("posts", painelRoutes.managePosts, size.posts, [
      ...orders,
      ...statuses,
      { categoria: "refeicoes" },
      ofPosts,
    ]),
    ...list("avaliações", painelRoutes.reviews, size.reviews, [{ ordem: "antigos" }, ...statuses]),
    ...list("calendário", painelRoutes.manageEvents, size.events, [...orders, ...statuses, { mes: "2024-05" }]).map(
      (address) => ({ ...address, inherentGrowth: "os eventos do mês" }),
    ),
    ...list("projetos", painelRoutes.manageProjects, size.projects, [...orders, ...statuses, { categoria: "cafes" }]),
    ...list("voluntários", painelRoutes.manageVolunteers, size.volunteers, [...orders, ...statuses]),
    ...list("doações", painelRoutes.manageDonations, size.donations, [...orders, ...statuses, ...ofDonations]),
    ...list("mensagens", painelRoutes.messages, Math.min(size.messages, 5_000), boxes),
    ...screen(
      "Painel: histórico",
      ...[painelRoutes.history, query(painelRoutes.history, { pagina: deepPage(size.changes, 30) })],
      ...ofHistory.map((filter) => query(painelRoutes.history, filter)),
    ).map((address) => ({ ...address, inherentGrowth: "as últimas 10.000 alterações" })),
    ...screen(
      "Painel: equipe e formulários",
      ...[
        painelRoutes.users,
        painelRoutes.settings,
        painelRoutes.addDonation,
        painelRoutes.editPost("post-8"),
        painelRoutes.editDonation("donation-8"),
      ],
    ),
  ];
}

/** Small exports first, so that the large ones are not charged for the loading of modules. */
function exports(): Address[] {
  const found = [
    ...[routes.donationsFile("csv", middling), routes.donationsFile("json", rare)],
    ...[routes.donationsFile("xlsx", middling), routes.donationsFile("pdf", rare)],
  ];
  const all = (["csv", "json", "xlsx", "pdf"] as const).map((format) => routes.donationsFile(format));
  const parts = [routes.sitemapPart("artigos-1"), routes.sitemapPart("agenda-1")];
  return [
    ...[...found, ...all].map((path) => ({ path, screen: "Exportações", after: [], isExport: true as const })),
    ...parts.map((path) => ({ path, screen: "Mapa do site", after: [], isExport: true as const })),
  ];
}
