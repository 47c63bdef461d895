import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { accentVariables } from "@/lib/settings/accent";
import { LOCALE } from "@/lib/settings/limits";
import { siteTitle } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { fonts } from "./fonts";
import "./globals.css";

/** Every page's default metadata. */
export async function documentMetadata(): Promise<Metadata> {
  const site = await readSite();
  return {
    metadataBase: new URL(process.env.SITE_URL ?? "http://localhost:3000"),
    title: { default: siteTitle(site), template: `%s · ${site.name}` },
    description: site.summary,
    openGraph: { siteName: site.name, locale: LOCALE, type: "website" },
  };
}

export const documentViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf6ec" },
    { media: "(prefers-color-scheme: dark)", color: "#1b1117" },
  ],
};

export async function Document({ children }: { children: ReactNode }) {
  const { accent } = await readSite();
  return (
    <html lang="pt-BR" className={fonts} style={accentVariables(accent)} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
