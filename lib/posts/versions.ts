import "server-only";
import { getCategories } from "../categories/service";
import { db } from "../db/client";
import { notFound } from "../errors";
import { isErased } from "../history/describe";
import { fieldChanges } from "../history/present";
import { missingImages } from "../images/attach";
import { referencedPictures } from "../images/unused";
import { validate } from "../validate";
import { postCopy } from "./copy";
import { postEntity } from "./entity";
import { getPost, type PostRow } from "./list";
import { postInput } from "./schema";
import { updatePost } from "./service";
import type { PostVersion } from "./types";

/** Latest changes that are read for versions. */
const MAX_CHANGES = 200;
const FIRST_VERSION = "primeira";
const TEXT_FIELDS = ["titulo", "description", "autor", "slug"] as const;

/**
 * The article's versions, the present one first: rewinds the history, each of whose changes knows the values before it. A change
 * of other fields (picture, date, status) makes no version. It ends where the values were erased.
 */
export async function listVersions(post: PostRow): Promise<PostVersion[]> {
  const changes = await db.change.findMany({
    where: { entity: postEntity.key, entityId: post.id, action: { in: ["CREATE", "UPDATE"] } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: MAX_CHANGES,
  });
  const versions: PostVersion[] = [];
  const { titulo, description, autor, slug, createdAt } = post;
  let text = { titulo, description, autor, slug };
  for (const { id, at, userName, action, fields } of changes) {
    const before = action === "UPDATE" ? textBefore(fields) : undefined;
    if (before && Object.keys(before).length === 0) continue;
    versions.push({ _id: id, at: at.toISOString(), userName, ...text });
    if (Object.values(fieldChanges.parse(fields)).some(isErased)) return versions;
    text = { ...text, ...before };
  }
  const knowsFirst = changes.at(-1)?.action === "CREATE" || changes.length === MAX_CHANGES;
  return knowsFirst
    ? versions
    : [...versions, { _id: FIRST_VERSION, at: createdAt.toISOString(), userName: "", ...text }];
}

function textBefore(fields: unknown) {
  const changed = fieldChanges.parse(fields);
  const before = TEXT_FIELDS.flatMap((name) => (changed[name] ? [[name, changed[name][0]]] : []));
  return Object.fromEntries(before) as Partial<Record<(typeof TEXT_FIELDS)[number], string>>;
}

/**
 * Saves the text of an earlier version anew, and counts its pictures that the sweep or somebody has removed since. 'stale' when somebody
 * has saved the article since it was `seen`.
 */
export async function restoreVersion(id: string, versionId: string, seen: string) {
  const present = await getPost(id);
  const version = (await listVersions(present)).find(({ _id }) => _id === versionId);
  if (!version) throw notFound(postCopy.versionMissing);
  const { titulo, description, autor } = version;
  // Its category may have been removed since.
  const slug = Object.hasOwn(await getCategories("post"), version.slug) ? version.slug : present.slug;
  const post = await updatePost(id, validate(postInput, { titulo, description, autor, slug, seen }));
  return { post, gonePictures: (await missingImages(referencedPictures(description))).length };
}
