import { readFileSync, writeFileSync } from "node:fs";

/**
 * For use after `npm install` from a registry mirror without other platforms' packages: npm leaves them out of
 * package-lock.json, and `npm ci` then refuses the lockfile on every machine. Adds the entries as npm would, without
 * integrity.
 */

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const OS: Record<string, string> = { windows: "win32" };
for (const name of [
  "darwin",
  "linux",
  "win32",
  "android",
  "freebsd",
  "openharmony",
  "aix",
  "netbsd",
  "openbsd",
  "sunos",
])
  OS[name] = name;
const CPU: Record<string, string> = { armv7: "arm", ppc64le: "ppc64", wasm32: "wasm32" };
for (const name of ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "mips64el"])
  CPU[name] = name;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packages: Record<string, Entry> = lock.packages;
let added = 0;
for (const [at, parent] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(at, name)) continue;
    if (!/^\d/.test(version)) throw new Error(`${at} wants ${name} ${version}: choose a version by hand`);
    packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(parent.dev && { dev: true }),
      optional: true,
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} added\n`);

function isLocked(at: string, name: string) {
  return Boolean(packages[`${at ? `${at}/` : ""}node_modules/${name}`] ?? packages[`node_modules/${name}`]);
}

/** Platform of a package by its name, e.g. '@next/swc-linux-x64-musl'. */
function platformOf(name: string): Entry {
  const words = name.replace(/^@[^/]+\//, "").split(/[-/]/);
  const cpu = words.map((word) => CPU[word]).find(Boolean);
  const os = words.map((word) => OS[word]).find(Boolean);
  const musl = words.some((word) => word.startsWith("musl"));
  const glibc = os === "linux" && words.some((word) => word.startsWith("gnu"));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && cpu !== "wasm32" && { os: [os] }),
    ...((musl || glibc) && { libc: [musl ? "musl" : "glibc"] }),
  };
}
