import "server-only";
import { db, inOrderOf } from "../db/client";
import { entityOf, mayOn } from "../entities";
import { Prisma } from "../generated/prisma/client";
import { sweptFrom } from "../images/job";
import { findPlaces, type Place } from "../images/places";
import { presentPicture } from "../images/present";
import type { ImageRow } from "../images/service";
import { findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import { painelRoutes } from "../painel-routes";
import type { Role } from "../roles";
import type { LibraryQuery } from "./schema";
import type { LibraryPicture, PicturePlace } from "./types";

/** Fills rows of two, three and four. */
const PICTURES_PER_PAGE = 24;

/** A page of the library, newest first, with where each picture is shown, as the role may see it. */
export async function listPictures({ q, pagina: page }: LibraryQuery, role: Role) {
  const limit = PICTURES_PER_PAGE;
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Image"`,
    where: q ? Prisma.sql`listed AND busca @@ nova_query(${q})` : Prisma.sql`listed`,
    order: Prisma.sql`"createdAt" DESC, id DESC`,
    searches: q !== "",
    counter: { entity: "Image", active: true },
    page,
    limit,
  });
  const [rows, places] = await Promise.all([db.image.findMany({ where: { id: { in: ids } } }), findPlaces(db, ids)]);
  const items = inOrderOf(ids, rows).map((row) => presentLibraryPicture(row, places, role));
  return pageOf(items, counted, { page, limit });
}

function presentLibraryPicture(row: ImageRow, all: Place[], role: Role): LibraryPicture {
  const { id, createdAt, kept } = row;
  const places = all.filter(({ image }) => image === id);
  return {
    _id: id,
    picture: presentPicture(row),
    createdAt: createdAt.toISOString(),
    kept,
    places: places.map((place) => presentPlace(place, role)),
    leavesAt: kept || places.length > 0 ? undefined : sweptFrom(createdAt).toISOString(),
  };
}

/** A place without its title where the role may not read it. */
function presentPlace({ entity: key, id, title }: Place, role: Role): PicturePlace {
  if (key === "trash") return { kind: "Na lixeira", title, href: painelRoutes.trash };
  if (key === "removed-draft")
    return { kind: "Rascunho de artigo na lixeira", title: title || "sem título", href: painelRoutes.trash };
  if (key === "draft") return { kind: "Rascunho", title: title || "sem título", href: painelRoutes.managePosts };
  const entity = entityOf(key);
  if (!entity || !mayOn(role, "read", key)) return { kind: "Outro lugar", title: "que o seu papel não abre" };
  const kind = key === "settings" ? "Logotipo ou banner" : entity.label;
  return { kind, title, href: mayOn(role, "write", key) ? entity.href?.(id) : undefined };
}
