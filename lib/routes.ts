/** Every address that visitors see, in one place; the specification's spelling stays here, in painel-routes.ts and in app/. */
const part = encodeURIComponent;

export const routes = {
  home: "/",
  /** The blog on the home page. */
  homeBlog: "/#blog",
  /** The home page with the blog's further pages, or with what a search of the blog found. */
  homeBlogPage: (page: number) => (page === 1 ? "/#blog" : `/page/${page}#blog`),
  search: (keyword: string, page = 1) =>
    page === 1 ? `/search/${part(keyword)}#blog` : `/search/${part(keyword)}/page/${page}#blog`,
  /** Where search forms go without JavaScript: `?keyword=` becomes the address above. */
  searchForm: "/search",
  login: "/login",
  /** The token of a link stands behind a '#'. */
  newPassword: "/nova-senha",
  aboutPage: "/sobre",
  contact: "/contato",
  /** Target of the contact form without JavaScript, and the page after it. */
  contactForm: "/contato/formulario",
  contactSent: "/contato/enviada",
  privacy: "/privacidade",
  terms: "/termos",
  posts: "/posts",
  postsPage: (page: number) => (page === 1 ? "/posts" : `/posts/pagina/${page}`),
  /** The blog's articles of one category. */
  postsOf: (slug: string, page = 1) => `/posts/categoria/${part(slug)}${page === 1 ? "" : `/pagina/${page}`}`,
  post: (idOrPermalink: string) => `/posts/${part(idOrPermalink)}`,
  /** An article before it is public; the token is in no page, log or cache of ours. */
  preview: (token: string) => `/rascunho/${part(token)}`,
  agenda: "/agenda",
  agendaPage: (page: number) => (page === 1 ? "/agenda" : `/agenda/pagina/${page}`),
  pastEvents: (page: number) => (page === 1 ? "/agenda/passadas" : `/agenda/passadas/${page}`),
  event: (id: string) => `/agenda/${part(id)}`,
  /** The event as a file for the visitor's own calendar. */
  eventFile: (id: string) => `/agenda/${part(id)}/evento.ics`,
  agendaFeed: "/agenda.ics",
  volunteers: "/voluntarios",
  volunteersPage: (page: number) => (page === 1 ? "/voluntarios" : `/voluntarios/pagina/${page}`),
  /** The gallery of a category; empty for all. */
  projects: (categoria = "", page = 1) =>
    `/projetos${categoria ? `/${part(categoria)}` : ""}${page === 1 ? "" : `/pagina/${page}`}`,
  campaigns: "/campanhas",
  /** Page `n` of the campaigns that are over; the first one also has those that run. */
  campaignsPage: (page: number) => (page === 1 ? "/campanhas" : `/campanhas/pagina/${page}`),
  campaign: (idOrPermalink: string) => `/campanhas/${part(idOrPermalink)}`,
  /** Its poster, as PDF, while it runs. */
  campaignPoster: (permalink: string) => `/campanhas/${part(permalink)}/cartaz.pdf`,
  /** The table of donations, whole or filtered. */
  donations: (q = "", page = 1) =>
    // '.' and '..' alone would lead out of the folder; with a space after them they are a name like any other.
    `/transparencia${q ? `/busca/${part(q).replace(/^\.\.?$/, "$&%20")}` : ""}${page === 1 ? "" : `/pagina/${page}`}`,
  donationsSearchForm: "/transparencia/busca",
  /** The same donations as a file. */
  donationsFile: (format: "pdf" | "xlsx" | "csv" | "json", q = "") =>
    `/transparencia/doacoes.${format}${q ? `?q=${part(q)}` : ""}`,
  /** Giving by Pix: an amount as people write it ('35,50'), or what the payer chooses. */
  donate: (valor = "") => (valor ? `/doar/${part(valor)}#codigo` : "/doar"),
  /** Target of the form for another amount without JavaScript: redirects to the address above, or back to the form. */
  donateAmountForm: "/doar/valor",
  donateOtherAmount: "/doar/outro-valor",
  /** A poster with the code, as PDF. */
  donatePoster: "/doar/cartaz.pdf",
  /** The form 'Avise que doou', its target without JavaScript, and the page after it. */
  claim: "/doar/avisar",
  claimForm: "/doar/avisar/formulario",
  claimSent: "/doar/avisado",
  donateMonthly: "/doar/todo-mes",
  /** A calendar file: the reminder of that day of each month. */
  donateReminder: (day: number) => `/doar/todo-mes/${day}/lembrete.ics`,
  needs: "/precisamos",
  needsPage: (page: number) => (page === 1 ? "/precisamos" : `/precisamos/pagina/${page}`),
  need: (id: string) => `/precisamos/${part(id)}`,
  /** A poster of what is missing. */
  needsPoster: "/precisamos/cartaz.pdf",
  /** Target of the form 'Vou levar'. */
  promiseForm: (needId: string) => `/precisamos/${part(needId)}/promessa`,
  /** The private page of a promise. */
  promise: (token: string) => `/precisamos/promessa/${part(token)}`,
  feed: "/feed.xml",
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  apiDocs: "/api/docs",
} as const;

const STORED_ADDRESS = /^\/imagens\/([\w-]{1,64})$/;

/** The address of a stored picture. */
export const storedAddress = (id: string) => `/imagens/${id}`;

/** The id in the address of a stored picture, else undefined. */
export const storedId = (address: string) => STORED_ADDRESS.exec(address)?.[1];

export const isApi = (url = "/") => /^\/api(?:[/?]|$)/.test(url);
