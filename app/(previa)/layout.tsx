import { SiteFrame } from "@/components/site/site-frame";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { readNonce } from "@/lib/web/nonce";

// Rendered per request and never cached: a preview shows the last save, and ends when its link does.
export const dynamic = "force-dynamic";

export default async function PreviewLayout({ children }: LayoutProps<"/">) {
  const [site, showsSample, nonce] = await Promise.all([readSite(), readShowsSample(), readNonce()]);
  return (
    <SiteFrame site={site} showsSample={showsSample} nonce={nonce}>
      {children}
    </SiteFrame>
  );
}
