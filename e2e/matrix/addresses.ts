import { z } from "zod";
import { sitemap } from "../drill/addresses";
import { ARTICLE } from "../public-pages";

/** At least one address of every kind of the product. */

export const PRIVATE = ["/painel", "/posts/private", "/settings", "/addpost", "/backup"];
export const FORMS = ["/contato/formulario", "/doar/avisar/formulario"];

const PAGES = [
  ...["/", "/sobre", "/contato", "/posts", "/posts/pagina/2", "/posts/categoria/acoes", "/agenda", "/voluntarios"],
  ...[
    "/projetos",
    "/precisamos",
    "/campanhas",
    "/campanhas/mochila-cheia-para-a-turma-do-reforco",
    "/transparencia",
    "/transparencia/busca/maria",
    "/doar",
    "/doar/50",
    "/doar/todo-mes",
    "/search/sopa",
    "/api/docs",
  ],
];
const MACHINES = [
  ...["/feed.xml", "/agenda.ics", "/sitemap.xml", "/sitemap/paginas.xml", "/robots.txt", "/manifest.webmanifest"],
  ...["/favicon.ico", "/icon.svg", "/apple-icon.png", "/cartao/sobre.jpg", "/cartao/nada.jpg"],
  ...["/logo.svg", "/default.jpg", "/formulario.css", "/_next/static/nada.js", "/transparencia/doacoes.csv"],
  "/precisamos/cartaz.pdf",
];
const API = ["/api/posts", "/api/calendars?limit=2", "/api/donations?limit=2", "/api/openapi.json", "/api/users"];
const REDIRECTS = ["/search?keyword=sopa", "/transparencia/busca?q=maria", "/doar/valor?valor=35"];
const MISSING = ["/nada", "/posts/nada", "/api/nada", "/imagens/nada/320.webp"];

export async function everyKind(origin: string) {
  const home = await (await fetch(origin)).text();
  const [script, picture] = [/\/_next\/static\/[^"\\ ]+\.js/, /\/imagens\/[\w-]+\/720\.webp/].map((pattern) => {
    const [found] = pattern.exec(home) ?? [];
    if (!found) throw new Error(`the home page has no ${pattern}`);
    return found;
  });
  const events = (await sitemap(origin)).filter((path) => /^\/agenda\/[\w-]{20,}$/.test(path)).slice(0, 2);
  const [post] = posts.parse(await (await fetch(`${origin}/api/posts?limit=1`)).json());
  return [
    ...PAGES,
    ...[
      ARTICLE,
      `/posts/${post?.permalink}`,
      ...events,
      `${events[0]}/evento.ics`,
      "/doar/todo-mes/5/lembrete.ics",
      "/doar/cartaz.pdf",
    ],
    ...MACHINES,
    ...[`/cartao${ARTICLE}.jpg`, script ?? "", picture ?? "", picture?.replace("/720.webp", "") ?? ""],
    ...API,
    ...[`/api/posts/${post?._id}`, ...REDIRECTS, ...MISSING, ...PRIVATE, "/login", ...FORMS],
  ];
}

const posts = z.array(z.object({ _id: z.string(), permalink: z.string() })).min(1);
