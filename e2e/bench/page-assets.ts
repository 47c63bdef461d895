/** Files that a page's HTML makes a browser fetch. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** The picture of the first screen, as a phone gets it: in the first format that is offered, of the largest size. */
  hero?: string;
}

const tag = /<(script|link|meta)\b([^>]*)>/gi;
const attribute = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

export function pageAssets(html: string): PageAssets {
  const tags = [...html.matchAll(tag)].map(([, name = "", rest = ""]) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
  return {
    scripts: distinct(tags.flatMap(scriptsOf)),
    styles: distinct(tags.map(styleOf)),
    fonts: distinct(tags.map(fontOf)),
    hero: heroOf(html),
  };
}

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** `nomodule` scripts are fetched only by browsers without modules; late ones (lib/server/front/late-scripts.ts) after the first interaction. */
function scriptsOf(tag: Tag) {
  const isLate = tag.attributes.get("name") === "late-scripts";
  return isLate ? (tag.attributes.get("content")?.split(" ") ?? []) : [scriptOf(tag)];
}

function scriptOf({ name, attributes }: Tag) {
  if (name === "meta" || attributes.has("nomodule")) return undefined;
  if (name === "script") return attributes.get("src");
  const rel = attributes.get("rel");
  const isScript = rel === "modulepreload" || (rel === "preload" && attributes.get("as") === "script");
  return isScript ? attributes.get("href") : undefined;
}

function styleOf({ attributes }: Tag) {
  return attributes.get("rel") === "stylesheet" ? attributes.get("href") : undefined;
}

function fontOf({ attributes }: Tag) {
  return attributes.get("as") === "font" ? attributes.get("href") : undefined;
}

function heroOf(html: string) {
  const picture = html
    .split("<picture")
    .find((text) => /fetchpriority="high"/i.test(text.split("</picture>")[0] ?? ""));
  return /srcset="(?:[^"]*, )?(\S+) \d+w"/i.exec(picture ?? "")?.[1];
}

function attributesOf(text: string) {
  return new Map([...text.matchAll(attribute)].map((found) => [(found[1] ?? "").toLowerCase(), attributeValue(found)]));
}

function attributeValue([, , double, single, bare]: readonly (string | undefined)[]) {
  return (double ?? single ?? bare ?? "").replaceAll("&amp;", "&");
}

/** Only the site's own build output; a deployment id in the query does not make another file. */
function distinct(addresses: readonly (string | undefined)[]) {
  const files = addresses.flatMap((address) =>
    address?.startsWith("/_next/static/") ? [address.split("?")[0] ?? ""] : [],
  );
  return [...new Set(files)];
}
