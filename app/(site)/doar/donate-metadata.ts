import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

/** Pages of single amounts are `noindex`: they differ from the first page by the amount only. */
export async function donateMetadata({ noindex = false } = {}) {
  const site = await readSite();
  return pageMetadata(site, {
    title: "Doe por Pix",
    description: `Doe por Pix para ${theName(site)}: código QR e copia e cola, com o valor que você quiser. Veja como cada doação aparece na transparência.`,
    path: routes.donate(),
    noindex,
  });
}
