import type { ReactNode } from "react";
import { SkipLink } from "@/components/ui/skip-link";
import { Theme } from "@/components/ui/theme";
import type { Site } from "@/lib/settings/types";
import { BackToTop } from "./back-to-top";
import { CountNavigations } from "./count-navigations";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { SampleNotice } from "./sample-notice";

type Props = {
  site: Site;
  showsSample: boolean;
  /** Of a page that is rendered per request. */
  nonce?: string;
  children: ReactNode;
};

/** Navigation, footer and notices around every public page. */
export function SiteFrame({ site, showsSample, nonce, children }: Props) {
  return (
    <Theme nonce={nonce}>
      <SkipLink />
      <Navbar site={site} />
      <main id="conteudo" className="pb-24">
        {children}
      </main>
      <BackToTop />
      <CountNavigations />
      {showsSample && <SampleNotice />}
      <Footer site={site} />
    </Theme>
  );
}
