import { expect, it } from "vitest";
import { z } from "zod";
import { donationAnswer } from "./donations/api";
import { donationEntity } from "./donations/entity";
import type { Entity } from "./entity";
import { onlyFields } from "./only-fields";
import { volunteerAnswer } from "./volunteers/api";
import { volunteerEntity } from "./volunteers/entity";

it("leaves out what the schema does not name", () => {
  const row = { name: "Ana", image: undefined, passwordHash: "$argon2", tel: "(34) 91234-5678" };
  const shown = onlyFields(z.object({ name: z.string(), image: z.string().optional() }), row);
  expect(shown).toStrictEqual({ name: "Ana", image: undefined });
});

it("of what is personal, visitors get what people gave to be published", () => {
  const published = ({ fields }: Entity, { shape }: z.ZodObject) =>
    Object.keys(shape).filter((name) => fields[name]?.personal);
  expect(published(volunteerEntity, volunteerAnswer)).toEqual(["descricao"]);
  expect(published(donationEntity, donationAnswer)).toEqual(["donor", "notes"]); // `publicDonor` in list.ts masks the name
});
