import { routes } from "../../../lib/routes";
import type { Size } from "./fill";
import { searches } from "./words";

/** What a save ends the cached reads of; the home page reads all of them. */
export type Room = "posts" | "calendars" | "projects" | "volunters" | "donations";
const rooms: Room[] = ["posts", "calendars", "projects", "volunters", "donations"];

export interface Address {
  path: string;
  /** Whose cached reads are ended before each request; nothing is cached of the dashboard. */
  after: Room[];
  /** Asked for once: its length is what it exports. */
  whole?: true;
}

/** Every kind of address whose answer reads rows: first pages, deep ones, searches and filters. */
export function addressesOf(size: Size): Address[] {
  const { common, middling, rare } = searches;
  const last = (rows: number, perPage: number) => Math.max(2, Math.floor((rows * 0.8) / perPage));
  const of =
    (...after: Room[]) =>
    (...paths: string[]): Address[] =>
      paths.map((path) => ({ path: path.replace(/#.*/, ""), after }));
  const query = (path: string, values: Record<string, string | number>) =>
    `${path}?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;
  /** The list of a room of the dashboard in all its ways. */
  const list = (
    path: string,
    rows: number,
    filters: Record<string, string | number>[],
    words = Object.values(searches),
  ) => [
    path,
    query(path, { pagina: last(rows, 20) }),
    query(path, { porPagina: "todos" }),
    ...filters.map((filter) => query(path, filter)),
    ...words.map((q) => query(path, { q })),
    query(path, { q: middling, pagina: 5 }),
  ];
  const orders = ["antigos", "az", "alterados"].map((ordem) => ({ ordem }));
  const statuses = ["ativos", "desabilitados"].map((status) => ({ status }));
  return [
    ...of(...rooms)(routes.home),
    ...of("posts")(
      ...[
        routes.homePage(2),
        routes.homePage(last(size.posts, 6)),
        routes.posts,
        routes.postsPage(last(size.posts, 9)),
      ],
      ...[
        routes.postsOf("acoes"),
        routes.postsOf("acoes", last(size.posts / 5, 9)),
        routes.post("artigo-1"),
        routes.post("artigo-8"),
      ],
      ...[common, middling, rare, `${common} ${middling}`].map((words) => routes.search(words)),
      ...[routes.search(common, 3), routes.feed, "/sitemap.xml", routes.sitemapPart("paginas")],
    ),
    ...of("calendars")(
      ...[routes.agenda, routes.agendaPage(2), routes.pastEvents(1), routes.pastEvents(last(size.events, 10))],
      ...[routes.event("event-1"), routes.eventFile("event-1"), routes.agendaFeed],
    ),
    ...of("volunters")(routes.volunteers, routes.volunteersPage(last(size.volunteers, 12))),
    ...of("projects")(routes.projects(), routes.projects("criancas"), routes.projects("", last(size.projects, 12))),
    ...of("donations")(
      ...[routes.donations(), routes.donations("", last(size.donations, 5))],
      ...[common, middling, rare].map((q) => routes.donations(q)),
    ),
    ...of()(
      routes.painel,
      ...list(routes.managePosts, size.posts, [
        ...orders,
        ...statuses,
        { categoria: "refeicoes" },
        { status: "desabilitados", categoria: "acoes", ordem: "az" },
      ]),
      ...list(routes.reviews, size.reviews, [{ ordem: "antigos" }, ...statuses]),
      ...list(routes.manageEvents, size.events, [...orders, ...statuses, { mes: "2024-05" }]),
      ...list(routes.manageProjects, size.projects, [...orders, ...statuses, { categoria: "cafes" }]),
      ...list(routes.manageVolunteers, size.volunteers, [...orders, ...statuses]),
      ...list(routes.manageDonations, size.donations, [
        ...orders,
        ...statuses,
        { tipo: "IN_KIND" },
        { periodo: "2024" },
        { periodo: "2024-05", tipo: "MONEY" },
      ]),
      ...list(routes.messages, Math.min(size.messages, 5_000), [
        { caixa: "naolidas" },
        { caixa: "arquivadas" },
        { caixa: "todas" },
      ]),
      ...[routes.history, query(routes.history, { pagina: last(size.changes, 30) })],
      ...[
        query(routes.history, { tipo: "post" }),
        query(routes.history, { pessoa: "user-3" }),
        query(routes.history, { tipo: "event", pessoa: "user-3" }),
      ],
      ...[
        routes.users,
        routes.addDonation,
        routes.editPost("post-8"),
        routes.editDonation("donation-8"),
        "/api/messages/unread",
      ],
    ),
    ...of()(
      routes.donationsFile("csv", middling),
      routes.donationsFile("json", rare),
      routes.donationsFile("xlsx", middling),
      routes.donationsFile("pdf", rare),
    ).map((address) => ({ ...address, whole: true as const })),
    ...of()(
      routes.donationsFile("csv"),
      routes.donationsFile("json"),
      routes.donationsFile("xlsx"),
      routes.sitemapPart("artigos-1"),
      routes.sitemapPart("agenda-1"),
    ).map((address) => ({ ...address, whole: true as const })),
  ];
}
