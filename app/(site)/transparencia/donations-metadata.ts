import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";

/** Metadata of the table's pages; searches are `noindex`. */
export async function donationsMetadata(q = "", page = 1) {
  const title = `Transparência${q ? `: ${q}` : ""}${page > 1 ? `, página ${page}` : ""}`;
  return pageMetadata(await readSite(), {
    title,
    description: `${page > 1 ? `Página ${page} de todas` : "Todas"} as doações que o projeto recebeu, em dinheiro e em itens, e a ação em que cada uma ajudou.`,
    path: routes.donations(q, page),
    noindex: q !== "",
  });
}
