import { exportManagedDonations } from "@/lib/donations/export-managed";
import { donationQuery } from "@/lib/donations/query";
import { painelRoutes } from "@/lib/painel-routes";
import { download } from "@/lib/web/download";
import { readLetterhead } from "@/lib/web/letterhead";
import { backWithoutSession } from "@/lib/web/list-download";
import { authenticateRequest } from "@/lib/web/session";

/** The dashboard's filtered list as an Excel file, with the donors' names. */
export const GET = backWithoutSession(
  painelRoutes.manageDonations,
  download(async (parameters, request) => {
    await authenticateRequest(request, "donations:read");
    const query = donationQuery.parse(Object.fromEntries(parameters));
    return exportManagedDonations({ ...(await readLetterhead("xlsx")), query });
  }),
);
