/** Every address of the product, in one place; the specification's spelling stays here and in app/. */
export const routes = {
  home: "/",
  login: "/login",
  posts: "/posts",
  postsPage: (page: number) => (page === 1 ? "/posts" : `/posts/pagina/${page}`),
  post: (idOrPermalink: string) => `/posts/${encodeURIComponent(idOrPermalink)}`,
  contact: "/contato",
  painel: "/painel",
  managePosts: "/posts/private",
  addPost: "/addpost",
  editPost: (id: string) => `/post/${encodeURIComponent(id)}/edit`,
} as const;

/** Addresses that only an administrator may open: proxy.ts matches exactly these. */
export const PRIVATE_PATHS = [
  "/painel",
  "/users",
  "/register",
  "/profile",
  "/volunters/private",
  "/volunters/register",
  "/volunter/:id/edit",
  "/posts/private",
  "/addpost",
  "/post/:id/edit",
  "/projects",
  "/addproject",
  "/projects/:id/edit",
  "/calendars",
  "/addCalendars",
  "/calendars/:id/edit",
] as const;

/** The `callbackUrl` when it is an address of this site, else the dashboard: no open redirect. */
export function safeReturn(callbackUrl: string | null | undefined, origin: string) {
  if (!callbackUrl) return routes.painel;
  try {
    const url = new URL(callbackUrl, origin);
    return url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : routes.painel;
  } catch {
    return routes.painel;
  }
}
