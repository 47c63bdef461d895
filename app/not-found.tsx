import type { Metadata } from "next";
import { Frame } from "@/components/site/frame";
import { NotFoundScreen } from "@/components/site/not-found-screen";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";

export const metadata: Metadata = {
  title: "Página não encontrada",
  description: "O endereço pode ter mudado ou ter sido digitado com algum erro.",
  robots: { index: false },
};

/** An address that the product does not have. */
export default async function NotFound() {
  const [site, showsSample] = await Promise.all([readSite(), readShowsSample()]);
  return (
    <Frame site={site} showsSample={showsSample}>
      <NotFoundScreen />
    </Frame>
  );
}
