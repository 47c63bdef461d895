import { createHash, type Hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const folders = ["app", "components", "lib", "public"];
const files = [
  "proxy.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "prisma/schema.prisma",
];

/** Everything that changes what a build produces, as one number. Content, not dates: a fresh clone and a copy are the same. */
export async function buildHash(root: string, variables: NodeJS.Dict<string>): Promise<string> {
  const hash = createHash("sha256");
  hash.update(`node ${process.versions.node.split(".")[0]}\n`);
  for (const [name, value] of Object.entries(variables).sort(byName)) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${value}\n`);
  }
  for (const file of files) await addFile(hash, root, file);
  for (const folder of folders) await addFolder(hash, root, folder);
  return hash.digest("hex");
}

async function addFolder(hash: Hash, root: string, folder: string) {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = path.posix.join(folder, entry.name);
    if (inside === "lib/generated" || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) await addFolder(hash, root, inside);
    else await addFile(hash, root, inside);
  }
}

async function addFile(hash: Hash, root: string, file: string) {
  const content = await readFile(path.join(root, file)).catch(() => undefined);
  if (content) hash.update(`${file}\n${content.length}\n`).update(content);
}

function byName([one]: [string, unknown], [other]: [string, unknown]) {
  return one < other ? -1 : 1;
}
