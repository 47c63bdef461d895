import { z } from "zod";
import { CAUSES } from "@/lib/outage/outage";
import { readOutage } from "@/lib/outage/record";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { carriesSession } from "@/lib/web/session";

/** Does not use the database, as it is asked for during outages. */
export const GET = route(
  {
    summary: "A última vez que o banco de dados próprio do site parou",
    description:
      "Para as telas de erro do painel, sem consultar o banco: desde quando, até quando e o tipo de causa. `null` quando nunca parou, e para quem não entrou no painel.",
    access: "public",
    fresh: true,
    answer: z.object({
      outage: z
        .object({ since: z.iso.datetime(), until: z.iso.datetime().optional(), cause: z.enum(CAUSES) })
        .nullable(),
    }),
    example: { answer: { outage: { since: "2026-07-03T13:32:00.000Z", cause: "disk-full" } } },
  },
  async () => ({ outage: (await carriesSession()) ? ((await readOutage()) ?? null) : null }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
