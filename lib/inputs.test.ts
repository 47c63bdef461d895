import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./errors";
import { validate } from "./validate";
import "../e2e/harness/fuzz";

// Whatever is sent, an input is taken or refused with a message for a person, and never throws anything else.

const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
  (file) => path.basename(file) === "schema.ts" || file === "listing-query.ts" || file === "inputs.ts",
);

const hostile = fc.oneof(
  fc.anything(),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("\0", "\ud800", "1e999", "2026-02-31", "data:image/png;base64,", "https://\u0000", "{}", "-0"),
);

/** Objects with the fields that the schema knows, each with anything in it. */
function fieldsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const names = [json, ...(json.allOf ?? [])].flatMap(({ properties }) => Object.keys(properties ?? {}));
  return fc.record(Object.fromEntries(names.map((name) => [name, hostile])), { requiredKeys: [] });
}

const schemas: [string, z.ZodType][] = [];
for (const file of files) {
  for (const [name, exported] of Object.entries(await import(`./${file}`)))
    if (exported instanceof z.ZodType) schemas.push([`${name} of ${file}`, exported]);
}

it.each(schemas)("%s takes or refuses anything", (_, schema) => {
  fc.assert(
    fc.property(fc.oneof(hostile, fieldsOf(schema)), (input) => {
      const result = schema.safeParse(input);
      if (result.success) return;
      for (const message of Object.values(fieldErrors(result.error))) expect(message).not.toBe("");
      expect(() => validate(schema, input)).toThrow(expect.objectContaining({ code: "invalid" }));
    }),
    { numRuns: 300 },
  );
});
