import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

/** What search engines read of the table's pages; searches are not for them. */
export function donationsMetadata(q = "", page = 1) {
  const title = `Transparência${q ? `: ${q}` : ""}${page > 1 ? `, página ${page}` : ""}`;
  return pageMetadata({
    title,
    description: `${page > 1 ? `Página ${page} de todas` : "Todas"} as doações que o projeto recebeu, em dinheiro e em itens, e a ação em que cada uma ajudou.`,
    path: routes.donations(q, page),
    noindex: q !== "",
  });
}
