import { variantAddress } from "@/lib/images/picture";
import type { PostCardData } from "@/lib/posts/types";
import { routes, storedId } from "@/lib/routes";
import { cardAddress } from "@/lib/seo/card-address";
import type { Site } from "@/lib/settings/types";
import { absolute } from "@/lib/site";
import { JsonLd } from "./json-ld";
import { organization } from "./organization-json-ld";

type Props = { post: PostCardData & { updatedAt: string }; site: Site };

/** Structured data of an article. */
export function ArticleJsonLd({ post, site }: Props) {
  const { titulo, resumo, autor, categoria, permalink, createdAt, updatedAt, picture } = post;
  const address = absolute(routes.post(permalink));
  const card = absolute(cardAddress(routes.post(permalink), updatedAt));
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "@id": `${address}#artigo`,
        mainEntityOfPage: { "@type": "WebPage", "@id": address },
        url: address,
        headline: titulo,
        description: resumo,
        image: storedId(picture.src) ? [absolute(variantAddress(picture.src, 1280)), card] : [card],
        datePublished: createdAt,
        // A scheduled article was changed last before it came out.
        dateModified: [createdAt, updatedAt].sort()[1],
        articleSection: categoria,
        inLanguage: "pt-BR",
        author: { "@type": "Person", name: autor },
        publisher: organization(site),
      }}
    />
  );
}
