import { z } from "zod";
import { ROLE_KEYS } from "../roles";

/** What happens to an account: its new role, or LEAVES. `before`: the role that the screen showed. */
export const handoverInput = z.object({
  parts: z
    .array(
      z.object({
        _id: z.string().max(64),
        before: z.enum(ROLE_KEYS),
        part: z.enum([...ROLE_KEYS, "LEAVES"], { error: "Escolha um papel" }),
      }),
    )
    .min(1, "Cadastre antes quem chega")
    .max(200),
});

/** As it is stored: accounts by their ids, and what they were and became. */
export const storedHandover = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  people: z.array(z.object({ _id: z.string(), before: z.string(), after: z.string() })),
});

export type HandoverInput = z.infer<typeof handoverInput>;
export type StoredHandover = z.infer<typeof storedHandover>;

/** With the names and e-mails of the accounts, for the screen and the document. */
export type Handover = Omit<StoredHandover, "people"> & {
  people: (StoredHandover["people"][number] & { name: string; email: string })[];
};
