import { z } from "zod";
import { exportPublicDonations } from "@/lib/donations/export-public";
import { asItIs, limitedText } from "@/lib/inputs";
import { MAX_SEARCH } from "@/lib/lists/filters";
import type { ExportFormat } from "@/lib/reports/formats";
import { validate } from "@/lib/validate";
import { download } from "@/lib/web/download";
import { readLetterhead } from "@/lib/web/letterhead";

const query = z.object({
  q: limitedText(MAX_SEARCH, "A busca", asItIs).default(""),
});

/** The route handler that exports the donations in one format. */
export const donationsFile = (format: ExportFormat) =>
  download(async (parameters) => {
    const { q } = validate(query, Object.fromEntries(parameters));
    return exportPublicDonations({ ...(await readLetterhead(format)), format, q });
  });
