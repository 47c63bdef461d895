import "server-only";
import type { db } from "../db/client";
import { entityOf } from "../entities";
import { tagsOf } from "../entity";
import { announce } from "../items/announce";
import type { Transaction } from "../items/store";

/** An item that shows a picture. `entity`: its key, or 'trash' (a removed item), 'draft' (of an article), 'removed-draft' (of a removed article). */
export type Place = { image: string; entity: string; id: string; title: string };

/** Places that are looked up at once: more than a page of the library has. */
const MAX_PLACES = 2_000;

/**
 * Where pictures are shown: as an item's picture, inside a text, in a draft, in the settings, in the trash. Each place once. A test
 * compares these places with those that keep a picture from the sweep (unused.ts).
 */
export function findPlaces(tx: Pick<typeof db, "$queryRaw">, ids: string[]) {
  return tx.$queryRaw<Place[]>`
    WITH names AS (SELECT id AS image, unnest("formerIds" || id) AS name FROM "Image" WHERE id = ANY(${ids}::text[])),
      wanted AS (SELECT array_agg(name) AS names FROM names)
    SELECT "imageId" AS image, 'post' AS entity, id, titulo AS title FROM "Post" WHERE "imageId" = ANY(${ids}::text[])
    UNION SELECT "imageId", 'event', id, acoes FROM "CalendarEvent" WHERE "imageId" = ANY(${ids}::text[])
    UNION SELECT photo."imageId", 'post', item.id, titulo FROM "Photo" AS photo JOIN "Post" AS item ON item.id = "postId"
      WHERE photo."imageId" = ANY(${ids}::text[])
    UNION SELECT photo."imageId", 'event', item.id, acoes FROM "Photo" AS photo JOIN "CalendarEvent" AS item ON item.id = "eventId"
      WHERE photo."imageId" = ANY(${ids}::text[])
    UNION SELECT "imageId", 'project', id, titulo FROM "Project" WHERE "imageId" = ANY(${ids}::text[])
    UNION SELECT "imageId", 'campaign', id, titulo FROM "Campaign" WHERE "imageId" = ANY(${ids}::text[])
    UNION SELECT "imageId", 'volunteer', id, name FROM "Volunteer" WHERE "imageId" = ANY(${ids}::text[])
    UNION SELECT "imageId", 'user', id, name FROM "User" WHERE "imageId" = ANY(${ids}::text[])
    UNION SELECT image, 'post', id, titulo FROM "Post", names
      WHERE nova_pictures(description) && (SELECT names FROM wanted) AND name = ANY(nova_pictures(description))
    UNION SELECT image, 'campaign', id, titulo FROM "Campaign", names
      WHERE nova_pictures(description || ' ' || result) && (SELECT names FROM wanted)
        AND name = ANY(nova_pictures(description || ' ' || result))
    UNION SELECT image, CASE WHEN "postId" IN (SELECT id FROM "Trash") THEN 'removed-draft' ELSE 'draft' END, id, coalesce("values" ->> 'titulo', (SELECT titulo FROM "Post" WHERE "Post".id = "postId"), (SELECT title FROM "Trash" WHERE "Trash".id = "postId"), '')
      FROM "Draft", names
      WHERE name = ANY(nova_pictures("values"::text))
    UNION SELECT image, 'settings', key, '' FROM "Setting", names WHERE name = ANY(nova_pictures(value::text))
    UNION SELECT image, 'trash', id, title FROM "Trash", names
      WHERE nova_pictures(rows::text) && (SELECT names FROM wanted) AND name = ANY(nova_pictures(rows::text))
    ORDER BY entity, title, id LIMIT ${MAX_PLACES}`;
}

/** Announces that what these places show is no longer true. */
export function announcePlaces(tx: Transaction, places: Place[]) {
  const tags = places.flatMap(({ entity: key, id }) => {
    const entity = entityOf(key);
    return entity ? tagsOf(entity, { id }) : [];
  });
  return announce(tx, [...new Set(tags)]);
}
