import { z } from "zod";
import { db } from "@/lib/db";
import { CAUSES } from "@/lib/outage/model";
import { readOutage } from "@/lib/outage/record";
import { isStopping } from "@/lib/server/process/stopping";
import { otherMethods } from "@/lib/web/methods";
import { route } from "@/lib/web/route";
import { carriesSession } from "@/lib/web/session";

export const GET = route(
  {
    summary: "Se o site está bem",
    description:
      "200 enquanto o banco de dados responde; 503 enquanto não, e enquanto o servidor está se encerrando (para balanceadores de carga). Quem entrou no painel lê também desde quando o banco próprio do site não responde, e por quê.",
    access: "public",
    fresh: true,
    otherStatus: 503,
    answer: z.object({
      status: z.enum(["ok", "stopping", "unavailable"]),
      database: z.enum(["up", "down"]),
      outage: z.object({ since: z.iso.datetime(), cause: z.enum(CAUSES) }).optional(),
    }),
    example: { answer: { status: "ok", database: "up" } },
  },
  async ({ setStatus }) => {
    const up = await db.$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
    if (up && !isStopping()) return { status: "ok" as const, database: "up" as const };
    setStatus(503);
    if (up) return { status: "stopping" as const, database: "up" as const };
    const outage = (await carriesSession()) ? await readOutage() : undefined;
    return { status: "unavailable" as const, database: "down" as const, ...(outage && !outage.until && { outage }) };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
