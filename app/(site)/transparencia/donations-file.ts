import { z } from "zod";
import { exportPublicDonations } from "@/lib/donations/export-public";
import { MAX_SEARCH } from "@/lib/donations/limits";
import { readOriginal } from "@/lib/images/original";
import { asItIs, limitedText } from "@/lib/inputs";
import type { ExportFormat } from "@/lib/reports/formats";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { validate } from "@/lib/validate";
import { download } from "@/lib/web/download";

const query = z.object({
  q: limitedText(MAX_SEARCH, "A busca", asItIs).default(""),
});

/** The route handler that exports the donations in one format. */
export const donationsFile = (format: ExportFormat) =>
  download(async (parameters) => {
    const { q } = validate(query, Object.fromEntries(parameters));
    const [{ name, logo }, sample] = await Promise.all([readSite(), readShowsSample()]);
    const letterhead = { organisation: name, logo: format === "pdf" ? await readOriginal(logo) : undefined };
    return exportPublicDonations({ ...letterhead, format, q, sample });
  });
