import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Links and `code` paths of the READMEs that do not exist. */

/** Made or fetched here: what they hold differs from one checkout to the next. */
const NOT_OURS = new Set(["node_modules", ".git", ".next", "data", "generated", "test-results"]);

export function readmes() {
  return filesBelow(".").filter((file) => path.basename(file) === "README.md");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** The broken links and paths of a README, as written there. */
export function brokenPaths(readme: string, markdown = readFileSync(readme, "utf8")) {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const folder = path.dirname(readme);
  return [
    ...linksOf(text).filter((link) => !isLinked(link, readme)),
    ...spansOf(text).filter(
      (span) => looksLikePath(span, folder) && !expand(span).every((one) => isThere(one, folder)),
    ),
  ];
}

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));

const spansOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);

function isLinked(link: string, readme: string) {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? readme : path.join(path.dirname(readme), file);
  if (!existsSync(target)) return false;
  return heading === undefined || anchorsOf(readFileSync(target, "utf8")).includes(heading);
}

/** Anchors of the headings, as GitHub makes them. */
const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );

const SOURCE = /\.(?:tsx?|mjs|prisma|svg|webp|service|example|css)$/;
const PATH = /^(?!\.?\/)[\w.@()[\]{},*-]+(?:\/[\w.@()[\]{},*-]+)*\/?$/;

/** A source file's name, or a path whose first part is ours and exists in the checkout or in the README's folder. */
function looksLikePath(span: string, folder: string) {
  if (!PATH.test(span) || /\bthings?\b/.test(span)) return false; // 'things' stand for an entity to be added
  if (SOURCE.test(span)) return true;
  const [first = ""] = span.split("/");
  if (first === "" || NOT_OURS.has(first)) return false;
  return span.includes("/") && (existsSync(first) || existsSync(path.join(folder, first)));
}

/** 'a/{b,c}.ts' as 'a/b.ts' and 'a/c.ts'. */
function expand(span: string): string[] {
  const [all, names] = /\{([^{}]*)\}/.exec(span) ?? [];
  if (all === undefined || names === undefined) return [span];
  return names.split(",").flatMap((name) => expand(span.replace(all, name)));
}

/** Whether it exists in the checkout or in the README's folder; a bare file name, or one with a '*', anywhere below. */
function isThere(span: string, folder: string) {
  if ([".", folder].some((root) => existsSync(path.join(root, span)))) return true;
  const pattern = span.split("*").map((part) => part.replace(/[.()[\]]/g, "\\$&"));
  const found = new RegExp(`(?:^|/)${pattern.join("[^/]*")}$`);
  return known(folder).some((file) => found.test(file));
}

const files = new Map<string, string[]>();

function known(folder: string) {
  const below = files.get(folder) ?? filesBelow(folder);
  files.set(folder, below);
  return below;
}
