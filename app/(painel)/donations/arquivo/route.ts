import { exportManagedDonations } from "@/lib/donations/export-managed";
import { donationQuery } from "@/lib/donations/query";
import { readSite } from "@/lib/settings/public";
import { download } from "@/lib/web/download";
import { authenticateRequest } from "@/lib/web/session";

/** The list of the dashboard, as filtered, as an Excel file with the donors' names. */
export const GET = download(async (parameters, request) => {
  await authenticateRequest(request, "donations:read");
  const { name } = await readSite();
  return exportManagedDonations({ organisation: name, query: donationQuery.parse(Object.fromEntries(parameters)) });
});
