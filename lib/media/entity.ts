import type { Entity } from "../entity";
import { routes } from "../routes";

/** A picture of the library ('Imagens'). Portraits belong to people and are none. */
export const pictureEntity = {
  key: "picture",
  table: "Image",
  listedBy: "createdAt",
  label: "Imagem",
  phrase: "a imagem",
  fields: {
    image: { label: "Arquivo" },
    alt: { label: "Descrição" },
    kept: { label: "Guardada" },
  },
  href: () => routes.media,
  menu: [{ group: "content", place: 60, href: routes.media, label: "Imagens", icon: "picture" }],
  area: "content",
  privatePaths: { "/media": "read" },
} as const satisfies Entity;
