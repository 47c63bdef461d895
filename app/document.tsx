import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { LOCALE } from "@/lib/settings/limits";
import { siteTitle } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import "./globals.css";

// 'optional': a font that comes late waits for the next page, so that no text moves once it can be read.
const display = localFont({
  // One weight, half the bytes of the variable font: it is for what is bold.
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "700",
  display: "optional",
  variable: "--font-display",
});
const text = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "optional",
  variable: "--font-text",
});

/** What every page says of itself, where it says nothing else. */
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

export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
