import { exportManagedDonations } from "@/lib/donations/export-managed";
import { donationQuery } from "@/lib/donations/query";
import { painelRoutes } from "@/lib/painel-routes";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { download } from "@/lib/web/download";
import { backWithoutSession } from "@/lib/web/list-download";
import { authenticateRequest } from "@/lib/web/session";

/** The dashboard's filtered list as an Excel file, with the donors' names. */
export const GET = backWithoutSession(
  painelRoutes.manageDonations,
  download(async (parameters, request) => {
    await authenticateRequest(request, "donations:read");
    const [{ name }, sample] = await Promise.all([readSite(), readShowsSample()]);
    const query = donationQuery.parse(Object.fromEntries(parameters));
    return exportManagedDonations({ organisation: name, query, sample });
  }),
);
