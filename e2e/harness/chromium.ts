import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/**
 * A Chromium on any machine: the one that PLAYWRIGHT_CHROMIUM names, Playwright's own when it was installed, one on PATH,
 * else the one that npm brought along (Linux only), unpacked once below node_modules.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const { executablePath, libraries, fonts } = await findChromium();
  // Playwright's workers read the configuration again; what was found here is theirs too.
  if (executablePath) process.env.PLAYWRIGHT_CHROMIUM = executablePath;
  if (libraries) process.env.NOVA_CHROMIUM_LIBRARIES = libraries;
  return {
    executablePath,
    args,
    // Root and most containers may not make one, and these pages are our own.
    chromiumSandbox: false,
    env: {
      ...(process.env as Record<string, string>),
      ...(libraries && { LD_LIBRARY_PATH: libraries }),
      ...(fonts && { FONTCONFIG_PATH: fonts }),
    },
  };
}

// `in-process-gpu`: on a busy machine the process of its own stopped at times, and pages painted no more.
// `disable-smooth-scrolling`: Playwright presses what stands still, and a button at the window's edge moves only once the page
// has scrolled as far as there; a press that began before ended beside it, and was lost.
const args = [
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-background-networking",
  "--disable-dev-shm-usage",
  "--disable-smooth-scrolling",
  "--font-render-hinting=none",
];
const cache = path.resolve("node_modules", ".cache", "nova-chromium");

interface Found {
  executablePath?: string;
  libraries?: string;
  fonts?: string;
}

async function findChromium(): Promise<Found> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named)
    return { executablePath: named, libraries: process.env.NOVA_CHROMIUM_LIBRARIES, fonts: bundledFonts(named) };
  if (existsSync(chromium.executablePath())) return {};
  const installed = onPath(["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]);
  if (installed) return { executablePath: installed };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("Falta um Chromium para os testes: rode `npx playwright install chromium`.");
  }
  return unpackBundled();
}

function onPath(names: readonly string[]) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file) && runs(file));
}

/** Also tells whether its libraries are there: a browser that lacks one ends before it can say its version. */
function runs(file: string, libraries?: string) {
  const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  return spawnSync(file, ["--version", "--no-sandbox"], { env, timeout: 20_000 }).status === 0;
}

async function unpackBundled(): Promise<Found> {
  const { version } = JSON.parse(await readFile("node_modules/@sparticuz/chromium/package.json", "utf8"));
  const folder = path.join(cache, version);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = path.join(folder, "chromium");
  const fonts = bundledFonts(executablePath);
  if (runs(executablePath)) return { executablePath, fonts };
  const libraries = path.join(folder, "al2023", "lib");
  if (runs(executablePath, libraries)) return { executablePath, libraries, fonts };
  throw new Error(
    `O Chromium em ${executablePath} não inicia neste sistema; instale um e aponte PLAYWRIGHT_CHROMIUM para ele.`,
  );
}

/** The package unpacks into the temporary folder and takes whatever already lies there under its names; so it gets an empty one. */
async function unpack(folder: string) {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(path.join(cache, "unfinished-"));
  // Pretending to be Lambda makes it unpack the system libraries too, which bare machines lack.
  const pretence = { TMPDIR: unfinished, AWS_EXECUTION_ENV: "nova_20.x" };
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  const { default: bundled } = await import("@sparticuz/chromium");
  Object.assign(process.env, pretence);
  try {
    await bundled.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** For a machine that has no fonts at all. */
function bundledFonts(executablePath: string) {
  const fonts = path.join(path.dirname(executablePath), "fonts");
  return executablePath.startsWith(cache) && !existsSync("/etc/fonts") && existsSync(fonts) ? fonts : undefined;
}
