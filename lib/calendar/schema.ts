import { z } from "zod";

const day = (name: string) => z.iso.date(`${name} deve ser uma data como 2023-10-12`).optional();

/** `?de` and `?ate` of the REST list: the first and the last day. */
export const eventDays = z
  .object({ de: day("de"), ate: day("ate") })
  .refine(({ de, ate }) => !de || !ate || de <= ate, { path: ["ate"], error: "ate não pode vir antes de de" });
