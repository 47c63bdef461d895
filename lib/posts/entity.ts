import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS, PHOTOS_FIELD, showMoment } from "../entity";
import { painelRoutes } from "../painel-routes";
import { routes } from "../routes";

/** The cache tag of one article with its reviews. */
export const articleTag = (id: string) => `post:${id}`;

export const postEntity = {
  key: "post",
  table: "Post",
  listedBy: "createdAt",
  label: "Artigo",
  phrase: "o artigo",
  many: "artigos",
  fields: {
    titulo: { label: "Título" },
    description: { label: "Texto", fullValue: true },
    chamada: { label: "Resumo" },
    autor: { label: "Autor" },
    slug: { label: "Categoria", category: true },
    campanha: { label: "Campanha" },
    ...IMAGE_FIELDS,
    ...PHOTOS_FIELD,
    ...ACTIVE_FIELD,
    createdAt: { label: "Data de publicação", show: showMoment },
  },
  href: painelRoutes.editPost,
  tag: "posts",
  itemTags: ({ id }) => [articleTag(String(id))],
  menu: [
    { group: "content", place: 10, href: painelRoutes.managePosts, label: "Posts", icon: "newspaper" },
    { group: "content", place: 20, href: painelRoutes.addPost, label: "Cadastrar Posts", icon: "pencil" },
  ],
  alsoFoundBy: ["permalink"],
  area: "content",
  privatePaths: {
    "/posts/private": "read",
    "/addpost": "write",
    "/post/:id/edit": "write",
    "/post/:id/versoes": "write",
  },
  sample: true,
  pages: { folder: "posts", sitemap: "artigos", href: routes.post },
  preview: { path: "posts", label: "Blog", title: "Histórias de quem participa" },
} as const satisfies Entity;

/** A visitor's review belongs to its article: what shows it is cached under the article's own tag. */
export const reviewEntity = {
  key: "review",
  table: "Review",
  listedBy: "createdAt",
  label: "Avaliação",
  phrase: "uma avaliação de",
  many: "avaliações",
  fields: { rating: { label: "Nota" }, hidden: { label: "Oculta" }, answered: { label: "Respondida" } },
  href: () => painelRoutes.reviews,
  itemTags: ({ postId }) => [articleTag(String(postId))],
  menu: [
    {
      group: "content",
      place: 50,
      href: painelRoutes.reviews,
      label: "Avaliações",
      icon: "message",
      waiting: "reviews",
    },
  ],
  area: "content",
  privatePaths: { "/reviews": "read" },
} as const satisfies Entity;
