import { Footer } from "@/components/site/footer";
import { Navbar } from "@/components/site/navbar";
import { SampleNotice } from "@/components/site/sample-notice";
import { readShowsSample } from "@/lib/sample/public";

// Whatever stands below is prerendered or cached: the build fails when a public page would render per visitor.
export const ensureStatic = "navigation";

export default async function SiteLayout({ children }: LayoutProps<"/">) {
  return (
    <>
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Pular para o conteúdo
      </a>
      <Navbar />
      <main id="conteudo" className="pb-24">
        {children}
      </main>
      {(await readShowsSample()) && <SampleNotice />}
      <Footer />
    </>
  );
}
