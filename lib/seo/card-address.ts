import { entities } from "../entities";

/** Lists whose items have no pages of their own: addresses below are further pages of the list. */
const LISTS = entities.flatMap(({ preview, pages }) => (preview && !pages ? preview.path : []));

/** Further pages of a list, filters and searches share the picture of the page that they belong to. */
const SHARED: [RegExp, string][] = [
  [/^\/(?:(?:page|search)(?:\/.*)?)?$/, "/inicio"],
  [/^\/(posts|agenda|campanhas|precisamos)\/(?:pagina|passadas|categoria)(?:\/.*)?$/, "/$1"],
  [new RegExp(`^/(${[...LISTS, "doar", "contato"].join("|")})/.*$`), "/$1"],
];

/** Where the picture of a page's link preview is; another `version` makes sharing sites fetch it again. */
export function cardAddress(path: string, version = "") {
  const [pattern, own] = SHARED.find(([pages]) => pages.test(path)) ?? [];
  const name = pattern && own ? path.replace(pattern, own) : path;
  return `/cartao${name}.jpg${version && `?v=${encodeURIComponent(version)}`}`;
}
