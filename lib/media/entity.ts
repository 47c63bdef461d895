import type { Entity } from "../entity";
import { painelRoutes } from "../painel-routes";

/** A picture of the library ('Imagens'). Portraits belong to people and are none. */
export const pictureEntity = {
  key: "picture",
  table: "Image",
  listedBy: "createdAt",
  label: "Imagem",
  phrase: "a imagem",
  fields: {
    image: { label: "Arquivo" },
    alt: { label: "Descrição", personal: true },
    kept: { label: "Guardada" },
  },
  href: () => painelRoutes.media,
  menu: [{ group: "content", place: 60, href: painelRoutes.media, label: "Imagens", icon: "picture" }],
  area: "content",
  privatePaths: { "/media": "read" },
} as const satisfies Entity;
