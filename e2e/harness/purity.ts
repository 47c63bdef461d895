import type { Import } from "./dependency-rules";

/** Packages that only compute; what imports any other one, or a module of node's, belongs to the server. */
const PURE_PACKAGES =
  /^(?:zod|date-fns|@date-fns\/tz|qrcode-generator|lru-cache|unified|remark-[\w-]+|mdast-util-[\w-]+|micromark[\w-]*|unist-util-[\w-]+)(?:\/|$)/;

/** Whether a browser could load a file of the project, with all that it imports: nothing of that reads or writes anything. */
export function readPurity(imports: readonly Import[]) {
  const ofFile = new Map<string, Import[]>();
  for (const found of imports) if (!found.typeOnly) ofFile.set(found.from, [...(ofFile.get(found.from) ?? []), found]);
  const known = new Map<string, boolean>();

  return function isPure(file: string): boolean {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Of files that import each other the others decide.
    known.set(file, true);
    const pure = (ofFile.get(file) ?? []).every((found) =>
      found.package ? PURE_PACKAGES.test(found.to) : isPure(found.to),
    );
    known.set(file, pure);
    return pure;
  };
}
