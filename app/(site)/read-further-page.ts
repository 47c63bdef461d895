import { notFound } from "next/navigation";
import { furtherPageNumber } from "@/lib/web/address-part";

/** Page `n` of a list, from the second on; not found if the list has no such page. */
export async function readFurtherPage<List extends { items: unknown[] }>(
  n: string,
  read: (page: number) => Promise<List>,
) {
  const page = furtherPageNumber(n);
  if (!page) notFound();
  const list = await read(page);
  if (list.items.length === 0) notFound();
  return list;
}
