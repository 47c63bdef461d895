import "server-only";
import { readOriginal } from "../images/original";
import { log } from "../log";
import { showsSample } from "../sample/service";
import { getSettings } from "../settings/service";

/**
 * What a file says of the organisation, and whether it must say that it shows sample data. Not of the pages' cached reads: an error
 * loses its code in 'use cache', and the answer would be 500 instead of 503 while the database is away.
 */
export async function readLetterhead(format: string) {
  const [{ settings }, sample] = await Promise.all([getSettings(), showsSample()]);
  const logo = format === "pdf" ? await readOriginal(settings.logo).catch(withoutIt) : undefined;
  return { organisation: settings.name, logo, sample };
}

/** The storage being out of reach keeps nobody from figures that the database has. */
function withoutIt(error: unknown) {
  log.warn({ err: error }, "a file has the site's drawing in place of the logo, which cannot be read");
  return undefined;
}
