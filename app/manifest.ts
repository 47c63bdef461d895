import type { MetadataRoute } from "next";
import { routes } from "@/lib/routes";
import { readSite } from "@/lib/settings/public";

const PAPER = "#fbf6ec";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const site = await readSite();
  return {
    id: "/",
    name: site.name,
    short_name: site.shortName,
    description: site.summary,
    lang: "pt-BR",
    dir: "ltr",
    start_url: routes.home,
    scope: "/",
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Agenda", url: routes.agenda },
      { name: "Blog", url: routes.posts },
    ],
  };
}
