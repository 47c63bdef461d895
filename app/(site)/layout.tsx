import { Frame } from "@/components/site/frame";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";

// Whatever stands below is prerendered or cached: the build fails when a public page would render per visitor.
export const ensureStatic = "navigation";

export default async function SiteLayout({ children }: LayoutProps<"/">) {
  const [site, showsSample] = await Promise.all([readSite(), readShowsSample()]);
  return (
    <Frame site={site} showsSample={showsSample}>
      {children}
    </Frame>
  );
}
