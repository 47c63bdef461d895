import { exportManagedDonations } from "@/lib/donations/export-managed";
import { donationQuery } from "@/lib/donations/query";
import { routes } from "@/lib/routes";
import { readShowsSample } from "@/lib/sample/public";
import { readSite } from "@/lib/settings/public";
import { download } from "@/lib/web/download";
import { authenticateRequest } from "@/lib/web/session";

const file = download(async (parameters, request) => {
  await authenticateRequest(request, "donations:read");
  const [{ name }, sample] = await Promise.all([readSite(), readShowsSample()]);
  const query = donationQuery.parse(Object.fromEntries(parameters));
  return exportManagedDonations({ organisation: name, query, sample });
});

/** The list of the dashboard, as filtered, as an Excel file with the donors' names. */
export async function GET(request: Request) {
  const response = await file(request);
  if (response.status !== 401) return response;
  // The list leads on to the sign-in, and from there back.
  return new Response(null, {
    status: 303,
    headers: { location: routes.manageDonations, "cache-control": "no-store" },
  });
}
