import { SiteFrame } from "@/components/site/site-frame";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { readNonce } from "@/lib/web/nonce";

// Rendered per request and kept nowhere: who has the link reads what was saved last, until it ends.
export const instant = false;

export default async function PreviewLayout({ children }: LayoutProps<"/">) {
  const [site, showsSample, nonce] = await Promise.all([readSite(), readShowsSample(), readNonce()]);
  return (
    <SiteFrame site={site} showsSample={showsSample} nonce={nonce}>
      {children}
    </SiteFrame>
  );
}
