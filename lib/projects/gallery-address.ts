/** The filter in an address of the gallery; without a category it shows all. */
export type GalleryAddress = { categoria?: string; page: number };

/**
 * Reads what follows /projetos: nothing, a category that `isCategory`, `pagina/{n}`, or both. Undefined for anything else:
 * each page of the gallery has one address only.
 */
export function parseGalleryAddress(
  parts: string[] = [],
  isCategory: (slug: string) => boolean,
): GalleryAddress | undefined {
  const [first = "", ...rest] = parts;
  const categoria = isCategory(first) ? first : undefined;
  const [word, number, ...more] = categoria ? rest : parts;
  if (word === undefined) return { categoria, page: 1 };
  // Page one is the list itself, and a number has one way to be written.
  const isPage = word === "pagina" && /^[1-9]\d{0,5}$/.test(number ?? "") && number !== "1" && more.length === 0;
  return isPage ? { categoria, page: Number(number) } : undefined;
}
