import { MAX_LISTED } from "../../../lib/lists/listing";
import { routes } from "../../../lib/routes";
import type { Size } from "./fill";
import { searches } from "./words";

/** What a save ends the cached reads of; the home page reads all of them. */
export type Room = "posts" | "calendars" | "projects" | "volunters" | "donations";
export const rooms: Room[] = ["posts", "calendars", "projects", "volunters", "donations"];

export interface Address {
  path: string;
  /** What a person would call it: the report has one line for each. */
  screen: string;
  /** Whose cached reads are ended before each request; nothing is cached of the dashboard. */
  after: Room[];
  /** Asked for once: its length is what it exports. */
  whole?: true;
  /** Looks for words. */
  search?: true;
  /** With what its time grows by its nature, in words. */
  naturally?: string;
}

const { common, middling, rare } = searches;

/** The page at four fifths of what one can page through. */
const deep = (rows: number, perPage: number) => Math.max(2, Math.floor((Math.min(rows, MAX_LISTED) * 0.8) / perPage));

/** Every kind of address whose answer reads rows: first pages, deep ones, searches and filters. */
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
      ...[routes.homeBlogPage(2), routes.homeBlogPage(deep(size.posts, 6)), routes.posts],
      ...[
        routes.postsPage(deep(size.posts, 9)),
        routes.postsOf("acoes"),
        routes.postsOf("acoes", deep(size.posts / 5, 9)),
      ],
    ),
    ...screen("Um artigo", "posts")(routes.post("artigo-1"), routes.post("artigo-8")),
    ...search("Busca no blog", "posts")(
      ...[common, middling, rare, `${common} ${middling}`].map((words) => routes.search(words)),
      routes.search(common, 3),
    ),
    ...screen("Agenda", "calendars")(
      ...[routes.agenda, routes.agendaPage(2), routes.pastEvents(1), routes.pastEvents(deep(size.events, 10))],
      routes.event("event-1"),
    ),
    ...screen("Voluntários", "volunters")(routes.volunteers, routes.volunteersPage(deep(size.volunteers, 12))),
    ...screen(
      "Projetos",
      "projects",
    )(...[routes.projects(), routes.projects("criancas"), routes.projects("", deep(size.projects, 12))]),
    ...screen("Transparência", "donations")(routes.donations(), routes.donations("", deep(size.donations, 5))),
    ...search("Busca na transparência", "donations")(...[common, middling, rare].map((q) => routes.donations(q))),
    ...screen("Feed, índice do mapa do site", "posts")(routes.feed, "/sitemap.xml", routes.sitemapPart("paginas")),
    ...screen(
      "Calendário para assinar",
      "calendars",
    )(routes.agendaFeed).map((address) => ({
      ...address,
      naturally: "até 2.000 eventos",
    })),
  ];
}

type Query = Record<string, string | number>;

const query = (path: string, values: Query) =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;

function dashboardAddresses(size: Size): Address[] {
  const screen = (name: string, ...paths: string[]) => paths.map((path) => ({ path, screen: name, after: [] }));
  /** The list of a room in all its ways. */
  const list = (name: string, path: string, rows: number, filters: Query[]): Address[] => [
    ...screen(
      `Painel: ${name}`,
      ...[path, query(path, { pagina: deep(rows, 20) }), query(path, { porPagina: "todos" })],
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
  const api = (path: string, rows: number) => [path, query(path, { page: deep(rows, 100) })];
  return [
    ...screen(
      "API: listas",
      ...[...api("/api/posts", size.posts), ...api("/api/posts/all", size.posts)],
      ...[...api("/api/calendars", size.events / 10), ...api("/api/volunters", size.volunteers)],
      ...[...api("/api/projects", size.projects), ...api("/api/donations", size.donations)],
    ),
    ...screen("Painel: resumo", routes.painel, "/api/waiting"),
    ...list("posts", routes.managePosts, size.posts, [...orders, ...statuses, { categoria: "refeicoes" }, ofPosts]),
    ...list("avaliações", routes.reviews, size.reviews, [{ ordem: "antigos" }, ...statuses]),
    ...list("calendário", routes.manageEvents, size.events, [...orders, ...statuses, { mes: "2024-05" }]).map(
      (address) => ({ ...address, naturally: "os eventos do mês" }),
    ),
    ...list("projetos", routes.manageProjects, size.projects, [...orders, ...statuses, { categoria: "cafes" }]),
    ...list("voluntários", routes.manageVolunteers, size.volunteers, [...orders, ...statuses]),
    ...list("doações", routes.manageDonations, size.donations, [...orders, ...statuses, ...ofDonations]),
    ...list("mensagens", routes.messages, Math.min(size.messages, 5_000), boxes),
    ...screen(
      "Painel: histórico",
      ...[routes.history, query(routes.history, { pagina: deep(size.changes, 30) })],
      ...ofHistory.map((filter) => query(routes.history, filter)),
    ),
    ...screen(
      "Painel: equipe e formulários",
      ...[
        routes.users,
        routes.settings,
        routes.addDonation,
        routes.editPost("post-8"),
        routes.editDonation("donation-8"),
      ],
    ),
  ];
}

/** What is found first, and then everything: a program's parts are loaded by the small ones. */
function exports(): Address[] {
  const found = [
    ...[routes.donationsFile("csv", middling), routes.donationsFile("json", rare)],
    ...[routes.donationsFile("xlsx", middling), routes.donationsFile("pdf", rare)],
  ];
  const all = (["csv", "json", "xlsx", "pdf"] as const).map((format) => routes.donationsFile(format));
  const parts = [routes.sitemapPart("artigos-1"), routes.sitemapPart("agenda-1")];
  return [
    ...[...found, ...all].map((path) => ({ path, screen: "Exportações", after: [], whole: true as const })),
    ...parts.map((path) => ({ path, screen: "Mapa do site", after: [], whole: true as const })),
  ];
}
