import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

/** Pages of single amounts show what the first page shows: search engines keep that one. */
export function donateMetadata({ noindex = false } = {}) {
  return pageMetadata({
    title: "Doe por Pix",
    description:
      "Doe por Pix para o Projeto Nova: código QR e copia e cola, com o valor que você quiser. Veja como cada doação aparece na transparência.",
    path: routes.donate(),
    noindex,
  });
}
