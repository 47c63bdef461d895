/** The categories of one kind of item, key to label, in order. The key is stored in the items' `slug`; it is never a number, so that the order holds. */
export type Categories = Readonly<Record<string, string>>;

/** A category with the number of its items. */
export type CategoryCount = { slug: string; label: string; count: number };

/** A category's label; the key of a removed one. */
export const labelOf = (categories: Categories, slug: string) =>
  Object.hasOwn(categories, slug) ? (categories[slug] ?? slug) : slug;

/** Each category with its count, in order; at the end removed ones that items still have. */
export function withCounts(categories: Categories, counts: { kind: string; count: number }[]): CategoryCount[] {
  const found = new Map(counts.map(({ kind, count }) => [kind, count]));
  const slugs = new Set([...Object.keys(categories), ...found.keys()]);
  return [...slugs].map((slug) => ({ slug, label: labelOf(categories, slug), count: found.get(slug) ?? 0 }));
}
