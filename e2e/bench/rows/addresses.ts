import { painelRoutes } from "../../../lib/painel-routes";
import { listFormats } from "../../../lib/reports/formats";
import { routes } from "../../../lib/routes";
import type { Address } from "./address";
import { dashboardAddresses } from "./dashboard-addresses";
import { publicAddresses } from "./public-addresses";
import type { Size } from "./tables";
import { searches } from "./words";

/** Every kind of path whose response reads rows: first and deep pages, searches and filters. */
export const addressesOf = (size: Size): Address[] => [
  ...publicAddresses(size),
  ...dashboardAddresses(size),
  ...exports(),
];

/** Small exports first, so that the large ones are not charged for the loading of modules. */
function exports(): Address[] {
  const found = [
    ...[routes.donationsFile("csv", searches.middling), routes.donationsFile("json", searches.rare)],
    ...[routes.donationsFile("xlsx", searches.middling), routes.donationsFile("pdf", searches.rare)],
  ];
  const all = (["csv", "json", "xlsx", "pdf"] as const).map((format) => routes.donationsFile(format));
  const lists = [painelRoutes.campaignsFile, painelRoutes.needsFile].flatMap((file) =>
    listFormats.map((formato) => `${file}?formato=${formato}`),
  );
  const parts = [routes.sitemapPart("artigos-1"), routes.sitemapPart("agenda-1")];
  return [
    ...[...found, ...all, ...lists].map((path) => ({
      path,
      screen: "Exportações",
      after: [],
      isExport: true as const,
    })),
    ...parts.map((path) => ({ path, screen: "Mapa do site", after: [], isExport: true as const })),
  ];
}
