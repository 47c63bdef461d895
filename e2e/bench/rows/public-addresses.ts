import { routes } from "../../../lib/routes";
import { type Address, addingUp, deepPage, growing, MAX_ROWS_READ, rooms, screenAfter, searching } from "./address";
import type { Size } from "./tables";
import { searches } from "./words";

const { common, middling, rare } = searches;

/** What visitors open. */
export const publicAddresses = (size: Size): Address[] => [
  ...screenAfter("Início", [...rooms], routes.home),
  ...blog(size),
  ...screenAfter(
    "Agenda",
    ["calendars"],
    ...[routes.agenda, routes.agendaPage(2), routes.pastEvents(1), routes.pastEvents(deepPage(size.events, 10))],
    routes.event("event-1"),
  ),
  ...screenAfter("Voluntários", ["volunters"], routes.volunteers, routes.volunteersPage(deepPage(size.volunteers, 12))),
  ...screenAfter(
    "Projetos",
    ["projects"],
    ...[routes.projects(), routes.projects("criancas"), routes.projects("", deepPage(size.projects, 12))],
  ),
  ...addingUp(
    size,
    screenAfter(
      "Campanhas",
      ["campaigns", "donations"],
      ...[routes.campaigns, routes.campaignsPage(deepPage(size.campaigns, 9))],
      ...[routes.campaign("campanha-1"), routes.campaign(`campanha-${size.campaigns - 1}`)],
    ),
  ),
  ...addingUp(
    size,
    screenAfter("Do que precisamos", ["needs"], routes.needs, routes.needsPage(3), routes.need("need-1")),
  ),
  ...screenAfter(
    "Transparência",
    ["donations"],
    ...[routes.donations(), routes.donations("", deepPage(size.donations, 5))],
  ),
  ...searching(
    screenAfter(
      "Busca na transparência",
      ["donations"],
      ...[common, middling, rare].map((words) => routes.donations(words)),
    ),
  ),
  ...screenAfter(
    "Feed, índice do mapa do site",
    ["posts"],
    ...[routes.feed, "/sitemap.xml", routes.sitemapPart("paginas")],
  ),
  ...growing(
    "até 2.000 eventos",
    MAX_ROWS_READ,
    screenAfter("Calendário para assinar", ["calendars"], routes.agendaFeed),
  ),
];

const blog = (size: Size) => [
  ...screenAfter(
    "Blog",
    ["posts"],
    ...[routes.homeBlogPage(2), routes.homeBlogPage(deepPage(size.posts, 6))],
    ...[routes.posts, routes.postsPage(deepPage(size.posts, 9))],
    ...[routes.postsOf("acoes"), routes.postsOf("acoes", deepPage(size.posts / 5, 9))],
  ),
  ...screenAfter("Um artigo", ["posts"], routes.post("artigo-1"), routes.post("artigo-8")),
  ...searching(
    screenAfter(
      "Busca no blog",
      ["posts"],
      ...[common, middling, rare, `${common} ${middling}`].map((words) => routes.search(words)),
      routes.search(common, 3),
    ),
  ),
];
