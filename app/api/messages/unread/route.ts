import { countUnread } from "@/lib/messages/service";
import { route } from "@/lib/web/route";

/** How many messages wait to be read: the number in the dashboard's menu. */
export const GET = route({ access: "admin" }, async () => ({ unread: await countUnread() }));
