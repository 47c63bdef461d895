import type { ReactNode } from "react";
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
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Pular para o conteúdo
      </a>
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
