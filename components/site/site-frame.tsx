import type { ReactNode } from "react";
import { SkipLink } from "@/components/ui/skip-link";
import { Theme } from "@/components/ui/theme";
import type { Site } from "@/lib/settings/types";
import { SAMPLE_NOTICE } from "@/lib/site";
import { BackToTop } from "./back-to-top";
import { CountNavigations } from "./count-navigations";
import { Footer } from "./footer";
import { Navbar } from "./navbar";

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

/** Tells visitors that the site shows sample data, until an administrator deletes it. */
function SampleNotice() {
  return (
    <aside
      aria-label="Aviso"
      className="bg-ink px-4 py-2 text-center font-medium text-paper text-sm dark:bg-surface dark:text-ink"
    >
      {SAMPLE_NOTICE}
    </aside>
  );
}
