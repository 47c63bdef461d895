import { z } from "zod";
import { countUnread } from "@/lib/messages/service";
import { otherMethods } from "@/lib/web/methods";
import { route } from "@/lib/web/route";

export const GET = route(
  {
    summary: "Quantas mensagens esperam ser lidas",
    description: "O número no menu do painel.",
    access: "admin",
    answer: z.object({ unread: z.int().nonnegative() }),
    example: { answer: { unread: 2 } },
  },
  async () => ({ unread: await countUnread() }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
