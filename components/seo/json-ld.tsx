import type { Graph, Thing, WithContext } from "schema-dts";

/** Structured data for search engines. `<` is escaped, so that no text can end the script element. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> | Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
