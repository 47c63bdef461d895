import { exportNeeds } from "@/lib/needs/export";
import { painelRoutes } from "@/lib/painel-routes";
import { listDownload } from "@/lib/web/list-download";

export const GET = listDownload({ permission: "donations:read", href: painelRoutes.manageNeeds, write: exportNeeds });
