import type { NGO, SearchAction, WebSite } from "schema-dts";
import { routes } from "@/lib/routes";
import { absolute, site } from "@/lib/site";
import { JsonLd } from "./json-ld";

/** Who publishes this site; other data refers to it by its id. */
export const organizationId = () => absolute("/#organizacao");

/** The organisation and its site, for the home page. */
export function OrganizationJsonLd() {
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [organization(), website()] }} />;
}

export function organization(): NGO {
  return {
    "@type": "NGO",
    "@id": organizationId(),
    name: site.name,
    description: site.description,
    url: absolute(routes.home),
    logo: { "@type": "ImageObject", url: absolute("/icons/icon-512.png"), width: "512", height: "512" },
    email: site.email,
    telephone: `+${site.whatsapp}`,
    address: {
      "@type": "PostalAddress",
      addressLocality: site.city,
      addressRegion: site.state,
      addressCountry: "BR",
    },
    sameAs: [site.instagram.url],
  };
}

// schema.org does not list it: search engines read from it which part of the address is the visitor's words.
type Search = SearchAction & { "query-input": string };

function website(): WebSite {
  const search: Search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absolute("/search/")}{search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": absolute("/#site"),
    name: site.name,
    url: absolute(routes.home),
    inLanguage: "pt-BR",
    publisher: { "@id": organizationId() },
    potentialAction: search,
  };
}
