import { exportNeeds } from "@/lib/needs/export";
import { routes } from "@/lib/routes";
import { listDownload } from "@/lib/web/list-download";

export const GET = listDownload({ permission: "donations:read", href: routes.manageNeeds, write: exportNeeds });
