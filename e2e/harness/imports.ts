import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import type { Import } from "./dependency-rules";

const rooms = ["app", "components", "lib", "prisma", "e2e"];
const skipped = new Set(["node_modules", "generated"]);
const source = /(?<!\.d)\.(?:ts|tsx|mjs)$/;

/** All imports between the project's files, and from them to packages. */
export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap((file) => importsOf(root, file));
}

/** The project's code, as paths from its root: without types of others and what is generated. */
export function sourceFiles(root: string): string[] {
  const topLevel = readdirSync(root).filter((name) => source.test(name));
  return [...topLevel, ...rooms.flatMap((room) => filesBelow(root, room))];
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(root, inside);
    return source.test(entry.name) ? [inside] : [];
  });
}

function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(path.join(root, from), "utf8");
  const { module } = parseSync(from, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    request: text.slice(start, end).replace(/^["']|["']$/g, ""),
    typeOnly: false,
  }));
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({ request: entry.moduleRequest?.value ?? "", typeOnly: entry.isType }));
  return [...fixed, ...passedOn, ...dynamic].map(({ request, typeOnly }) => {
    const file = resolve(root, from, request);
    return { from, to: file ?? request, package: file === undefined, typeOnly };
  });
}

/** Resolves a relative path or `@/…` to a file; undefined for a package. */
function resolve(root: string, from: string, request: string) {
  const target = request.startsWith("@/")
    ? request.slice(2)
    : request.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), request)
      : undefined;
  if (target === undefined) return undefined;
  const candidates = ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((ending) => target + ending);
  return candidates.find((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) ?? target;
}
