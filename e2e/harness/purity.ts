import type { Import } from "./dependency-rules";

/** Packages without side effects; a file that imports another package, or a module of node's, is server code. */
const PURE_PACKAGES =
  /^(?:zod|date-fns|@date-fns\/tz|qrcode-generator|lru-cache|unified|remark-[\w-]+|mdast-util-[\w-]+|micromark[\w-]*|unist-util-[\w-]+)(?:\/|$)/;

/** Whether a browser can load a file with all its imports, as none of them does I/O. */
export function readPurity(imports: readonly Import[]) {
  const ofFile = new Map<string, Import[]>();
  for (const found of imports) if (!found.typeOnly) ofFile.set(found.from, [...(ofFile.get(found.from) ?? []), found]);
  const known = new Map<string, boolean>();

  return function isPure(file: string): boolean {
    const before = known.get(file);
    if (before !== undefined) return before;
    // In an import cycle the other files decide.
    known.set(file, true);
    const pure = (ofFile.get(file) ?? []).every((found) =>
      found.package ? PURE_PACKAGES.test(found.to) : isPure(found.to),
    );
    known.set(file, pure);
    return pure;
  };
}
