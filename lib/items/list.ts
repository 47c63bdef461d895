import "server-only";
import { entities } from "../entities";
import { Prisma } from "../generated/prisma/client";
import { activeOf, type ListQuery, type Order } from "../lists/filters";
import { findPageOfIds } from "../lists/find-page";

/**
 * A table whose rows are listed by the moment of their entity (`listedBy`; else by when they were made), searched by
 * "busca" and switched by "active".
 */
type Listed = {
  table: string;
  /** The expression that orders the list from A to Z. */
  name: Prisma.Sql;
  /** Whether its rows have a category; else a query's is ignored. */
  categories?: true;
};

/** Further conditions of one list. */
type More = {
  /** Rows that are listed. */
  where?: Prisma.Sql[];
  /** Rows that the tally counts and `where` excludes; few. */
  uncounted?: Prisma.Sql;
};

/** The ids on a page of a list, newest first unless ordered otherwise (of a search of few words the best matches), and how many there are. */
export function findItems({ table, name, categories }: Listed, query: ListQuery, { where = [], uncounted }: More = {}) {
  const { q, status, ordem = "", page, limit } = query;
  const categoria = categories && query.categoria;
  const filter = { q, status, categoria };
  const listedBy = entities.find((one) => one.table === table)?.listedBy;
  return findPageOfIds({
    from: Prisma.raw(`"${table}"`),
    where: Prisma.join([matching(filter), ...where], " AND "),
    order: orderBy(name, Prisma.raw(`"${listedBy ?? "createdAt"}"`))[ordem],
    searches: q !== "",
    rank: isRanked(q) && !ordem && Prisma.sql`ts_rank_cd(busca, nova_query(${q}))`,
    counter: listedBy !== undefined && { entity: table, active: activeOf(status), kind: categoria },
    uncounted: uncounted && Prisma.join([...baseConditions(filter), uncounted], " AND "),
    page,
    limit,
  });
}

/** Longer searches are not ranked: it takes many times as long, and few items match all words. */
const RANKED_WORDS = 10;

const isRanked = (q: string) => q !== "" && (q.match(/[\p{L}\p{N}]+/gu) ?? []).length <= RANKED_WORDS;

type Filter = Pick<ListQuery, "q" | "status" | "categoria">;

/** The condition of what a list with these filters finds. */
export const matching = ({ q, ...filter }: Filter) =>
  Prisma.join([...baseConditions(filter), ...(q ? [Prisma.sql`busca @@ nova_query(${q})`] : [])], " AND ");

function baseConditions({ status, categoria }: Omit<Filter, "q">) {
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (categoria) conditions.push(Prisma.sql`slug = ${categoria}`);
  return conditions;
}

const orderBy = (name: Prisma.Sql, moment: Prisma.Sql): Record<Order, Prisma.Sql> => ({
  "": Prisma.sql`${moment} DESC, id DESC`,
  antigos: Prisma.sql`${moment}, id`,
  az: Prisma.sql`${name}, id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
});
