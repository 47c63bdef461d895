import { exportCampaigns } from "@/lib/campaigns/export";
import { painelRoutes } from "@/lib/painel-routes";
import { listDownload } from "@/lib/web/list-download";

export const GET = listDownload({
  permission: "content:read",
  href: painelRoutes.manageCampaigns,
  write: exportCampaigns,
});
