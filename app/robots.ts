import type { MetadataRoute } from "next";
import { PRIVATE_PATHS } from "@/lib/entities";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";

/** Everything public may be read; the dashboard and the API are of no use to search engines. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", routes.login, ...PRIVATE_PATHS.map(robotsPattern)] },
    sitemap: absolute("/sitemap.xml"),
  };
}

// '/post/:id/edit' -> '/post/*/edit$': that page only, and not the article '/posts/private-e-publico'.
const robotsPattern = (path: string) => `${path.replace(/:\w+/g, "*")}$`;
