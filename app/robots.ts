import type { MetadataRoute } from "next";
import { PRIVATE_PATHS } from "@/lib/entities";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";

/** Excludes the dashboard and the API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", routes.login, ...PRIVATE_PATHS.map(robotsPattern)] },
    sitemap: absolute("/sitemap.xml"),
  };
}

// '/post/:id/edit' -> '/post/*/edit$'. Anchored, so that '/posts/private' does not exclude '/posts/private-e-publico'.
const robotsPattern = (path: string) => `${path.replace(/:\w+/g, "*")}$`;
