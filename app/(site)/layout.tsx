import { SiteFrame } from "@/components/site/site-frame";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";

// All public pages are prerendered or cached: the build fails if one would render per request. What a page's `generateStaticParams`
// does not name is rendered at its first visit, and cached.
export const dynamic = "error";

export default async function SiteLayout({ children }: LayoutProps<"/">) {
  const [site, showsSample] = await Promise.all([readSite(), readShowsSample()]);
  return (
    <SiteFrame site={site} showsSample={showsSample}>
      {children}
    </SiteFrame>
  );
}
