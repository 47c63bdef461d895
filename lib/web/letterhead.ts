import "server-only";
import { readOriginal } from "../images/original";
import { showsSample } from "../sample/service";
import { getSettings } from "../settings/service";

/**
 * What a file says of the organisation, and whether it must say that it shows sample data. Not of the pages' cached reads: an error
 * loses its code in 'use cache', and the answer would be 500 instead of 503 while the database is away.
 */
export async function readLetterhead(format: string) {
  const [{ settings }, sample] = await Promise.all([getSettings(), showsSample()]);
  const logo = format === "pdf" ? await readOriginal(settings.logo) : undefined;
  return { organisation: settings.name, logo, sample };
}
