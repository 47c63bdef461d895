import { z } from "zod";
import { ROLE_KEYS } from "../roles";

/** What happens to an account: its new role, or LEAVES. */
export const handoverInput = z.object({
  parts: z
    .array(z.object({ _id: z.string().max(64), part: z.enum([...ROLE_KEYS, "LEAVES"], { error: "Escolha um papel" }) }))
    .min(1, "Cadastre antes quem chega")
    .max(200),
});

/** As it is stored, for the screen and the document. */
export const storedHandover = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  people: z.array(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), before: z.string(), after: z.string() }),
  ),
});

export type HandoverInput = z.infer<typeof handoverInput>;
export type Handover = z.infer<typeof storedHandover>;
