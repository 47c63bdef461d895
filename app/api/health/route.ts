import { z } from "zod";
import { db } from "@/lib/db/client";
import { isStopping } from "@/lib/process-state";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Se o site está bem",
    description:
      "200 quando o site está pronto para visitas; 503 enquanto o banco de dados ou quem monta as páginas não responde, e enquanto o servidor está se encerrando (para balanceadores de carga). Se o processo vive: /api/health/live.",
    access: "public",
    fresh: true,
    otherStatus: 503,
    answer: z.object({
      status: z.enum(["ok", "stopping", "unavailable"]),
      database: z.enum(["up", "down", "unknown"]),
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
    return { status: "unavailable" as const, database: "down" as const };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
