import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const folders = ["app", "components", "lib", "public"];
const files = [
  "proxy.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "prisma/schema.prisma",
];

/** Everything that changes what a build produces, as one number. Content, not dates: a fresh clone and a copy are the same. */
export async function buildHash(root: string): Promise<string> {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}\n`);
  const inFolders = await Promise.all(folders.map((folder) => filesOf(root, folder)));
  for (const file of [...files, ...inFolders.flat().sort()]) {
    // A folder has no content.
    const content = await readFile(path.join(root, file)).catch(() => undefined);
    if (content) hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** With what is in the folders below, but for tests, texts for readers and generated code. */
async function filesOf(root: string, folder: string) {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/")))
    .filter((file) => !file.startsWith("lib/generated/") && !/\.(?:test|fixture)\.tsx?$|\.md$/.test(file));
}
