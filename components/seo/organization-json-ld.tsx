import type { ImageObject, NGO, SearchAction, WebSite } from "schema-dts";
import { variantAddress } from "@/lib/images/picture";
import { routes } from "@/lib/routes";
import { dialable } from "@/lib/settings/phone";
import { describeProfiles } from "@/lib/settings/profiles";
import type { Site } from "@/lib/settings/types";
import { absolute } from "@/lib/site";
import { JsonLd } from "./json-ld";

/** Other structured data refers to the publisher by this id. */
const organizationId = () => absolute("/#organizacao");

/** The organisation and its site, for the home page. */
export function OrganizationJsonLd({ site }: { site: Site }) {
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [organization(site), website(site)] }} />;
}

export function organization(site: Site): NGO {
  const [phone] = site.phones;
  return {
    "@type": "NGO",
    "@id": organizationId(),
    name: site.name,
    description: site.summary,
    url: absolute(routes.home),
    logo: logoOf(site),
    ...(site.email && { email: site.email }),
    ...(phone && { telephone: dialable(phone.number) }),
    ...(site.cnpj && { taxID: site.cnpj }),
    address: {
      "@type": "PostalAddress",
      addressLocality: site.city,
      addressRegion: site.state,
      addressCountry: "BR",
    },
    sameAs: describeProfiles(site).map(({ url }) => url),
  };
}

function logoOf({ logoPicture: logo }: Site): ImageObject {
  if (!logo) return { "@type": "ImageObject", url: absolute("/icons/icon-512.png"), width: "512", height: "512" };
  return { "@type": "ImageObject", url: absolute(variantAddress(logo.src, 720)) };
}

// `query-input` is Google's own: it names the placeholder of the search's URL.
type Search = SearchAction & { "query-input": string };

function website({ name }: Pick<Site, "name">): WebSite {
  const search: Search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absolute("/search/")}{search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": absolute("/#site"),
    name,
    url: absolute(routes.home),
    inLanguage: "pt-BR",
    publisher: { "@id": organizationId() },
    potentialAction: search,
  };
}
