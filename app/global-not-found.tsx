import type { Metadata } from "next";
import { Frame } from "@/components/site/frame";
import { missingPage, NotFoundScreen } from "@/components/site/not-found-screen";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { Document, documentMetadata, documentViewport } from "./document";

export const viewport = documentViewport;

export async function generateMetadata(): Promise<Metadata> {
  const [all, { name }] = await Promise.all([documentMetadata(), readSite()]);
  return { ...all, ...missingPage, title: `${missingPage.title} · ${name}` };
}

/**
 * An address that the product does not have. A document of its own: Next would send a `not-found.tsx` of the root along with
 * every page, with the frame around it.
 */
export default async function NotFound() {
  const [site, showsSample] = await Promise.all([readSite(), readShowsSample()]);
  return (
    <Document>
      <Frame site={site} showsSample={showsSample}>
        <NotFoundScreen />
      </Frame>
    </Document>
  );
}
