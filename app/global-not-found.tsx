import type { Metadata } from "next";
import { NotFoundScreen, notFoundMetadata } from "@/components/site/not-found-screen";
import { SiteFrame } from "@/components/site/site-frame";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { Document, documentMetadata, documentViewport } from "./document";

export const viewport = documentViewport;

export async function generateMetadata(): Promise<Metadata> {
  const [all, { name }] = await Promise.all([documentMetadata(), readSite()]);
  return { ...all, ...notFoundMetadata, title: `${notFoundMetadata.title} · ${name}` };
}

/**
 * For paths without a route. Not app/not-found.tsx, which Next would send along with every page, frame included.
 */
export default async function NotFound() {
  const [site, showsSample] = await Promise.all([readSite(), readShowsSample()]);
  return (
    <Document>
      <SiteFrame site={site} showsSample={showsSample}>
        <NotFoundScreen />
      </SiteFrame>
    </Document>
  );
}
