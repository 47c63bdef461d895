import "server-only";
import { withCounts } from "../categories/labels";
import { findCategory, getCategories, withCategory } from "../categories/service";
import { db, inOrderOf } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { attachImage } from "../images/attach";
import { findItems } from "../items/list";
import { type GivenIdentity, readItem, type Store, snapshotOf, type Transaction } from "../items/store";
import { createItem, removeItems, setActive, updateItem } from "../items/write";
import type { ListQuery } from "../lists/filters";
import { pageOf } from "../lists/listing";
import { tallyKinds } from "../lists/tally";
import { projectCopy } from "./copy";
import { projectEntity } from "./entity";
import type { ProjectInput } from "./schema";

const withImage = { image: true } satisfies Prisma.ProjectInclude;

/** With the label of its category. */
export type ProjectRow = Prisma.ProjectGetPayload<{ include: typeof withImage }> & { categoria: string };

const store: Store<ProjectRow> = {
  entity: projectEntity,
  missing: projectCopy.missing,
  read: async (tx, ids) =>
    withCategory(tx, "project", await tx.project.findMany({ where: { id: { in: ids } }, include: withImage })),
  title: ({ titulo }) => titulo,
  snapshot: (row) => snapshotOf(projectEntity, row),
};

const listed = { table: "Project", name: Prisma.sql`titulo`, categories: true } as const;

type Query = { categoria?: string; page: number; limit: number };

/** A page of the active projects, of one category or of all, newest first. */
export const listActiveProjects = ({ categoria, page, limit }: Query) =>
  listProjects({ q: "", status: "ativos", categoria, page, limit });

/** The categories, with how many active projects each has. */
export async function countActiveProjects() {
  const counts = tallyKinds({ entity: "Project", active: true });
  return withCounts(await getCategories("project"), await counts);
}

/** A page of projects for administrators, newest first unless ordered otherwise; of a search, the best matches. */
export async function listProjects(query: ListQuery) {
  const { ids, counted } = await findItems(listed, query);
  return pageOf(inOrderOf(ids, await store.read(db, ids)), counted, query);
}

export const getProject = (id: string) => readItem(store, id);

export function createProject(input: ProjectInput, identity: GivenIdentity = {}) {
  const { image, imageAlt, active = true, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    const slug = await findCategory(tx, "project", fields.slug);
    const imageId = await attachImage(tx, { image, imageAlt });
    const data = { ...fields, ...identity, slug, active, imageId };
    return tx.project.create({ data });
  };
  return createItem(store, { id: identity.id, seen: input.seen }, insert, saving(input));
}

/** Replaces the project; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export const updateProject = (id: string, input: ProjectInput) => updateItem(store, id, input.seen, saving(input));

const saving =
  ({ image, imageAlt, seen: _, ...fields }: ProjectInput) =>
  async (tx: Transaction, before: ProjectRow) => {
    const slug = await findCategory(tx, "project", fields.slug, before.slug);
    const imageId = await attachImage(tx, { image, imageAlt }, before.image);
    const data = { ...fields, slug, imageId };
    return tx.project.update({ where: { id: before.id }, data });
  };

export const setProjectsActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/** Puts projects into the trash. */
export const deleteProjects = (ids: string[]) => removeItems(store, ids);
