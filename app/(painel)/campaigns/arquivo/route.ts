import { exportCampaigns } from "@/lib/campaigns/export";
import { routes } from "@/lib/routes";
import { listDownload } from "@/lib/web/list-download";

export const GET = listDownload({ permission: "content:read", href: routes.manageCampaigns, write: exportCampaigns });
