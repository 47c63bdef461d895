import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../lib/outage/start-error";
import { inProject } from "../../lib/start/project";
import { exitCode } from "../../lib/start/terminal/children";
import type { SiteSource } from "./page-weight";

/**
 * Baseline for page weights: an empty page, built by the same Next with the product's options. Git ignores the folder;
 * it is kept, so that only the first run after an update of Next builds it.
 */
const folder = inProject("bench-results", "empty-next");
const stamp = path.join(folder, "stamp.txt");

const files = {
  "package.json": '{ "type": "module", "private": true }',
  // The product's cache handler belongs to its server and does not change what browsers load.
  "next.config.mjs": `import product from "../../next.config.mjs";
export default { ...product, cacheHandler: undefined, turbopack: { root: ${JSON.stringify(inProject())} } };`,
  "app/layout.js": "export default ({ children }) => <html lang='pt-BR'><body>{children}</body></html>;",
  "app/page.js": "export default () => <h1>Nada</h1>;", // without a paint Lighthouse measures nothing
};

export async function buildEmptyPage(): Promise<SiteSource> {
  const currentStamp = await identity();
  if ((await readFile(stamp, "utf8").catch(() => "")) !== currentStamp) {
    await writeProject();
    await build();
    await writeFile(stamp, currentStamp);
  }
  return {
    html: () => readFile(path.join(folder, ".next", "server", "app", "index.html"), "utf8"),
    file: (address) => readFile(path.join(folder, ".next", address.replace("/_next/", ""))),
  };
}

async function identity() {
  const versions = ["next", "react-dom"].map((name) =>
    readFile(inProject("node_modules", name, "package.json"), "utf8"),
  );
  const config = await readFile(inProject("next.config.mjs"), "utf8");
  return [...(await Promise.all(versions)).map((text) => JSON.parse(text).version), config, JSON.stringify(files)].join(
    "\n",
  );
}

async function writeProject() {
  await mkdir(path.join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

async function build() {
  const next = inProject("node_modules", "next", "dist", "bin", "next");
  const child = spawn(process.execPath, [next, "build", folder], {
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(String(chunk)));
  if ((await exitCode(child, "A página vazia")) !== 0)
    throw new StartError(`A página vazia não compilou:\n${output.join("").trim()}`);
}
