import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./errors";
import { moment } from "./inputs";
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

it("a moment is in a year of our time, by the clock of the project", () => {
  const read = (text: string) => {
    const { data, error } = moment("Informe a data").safeParse(text);
    return error ? Object.values(fieldErrors(error)) : (data?.toISOString() ?? data);
  };
  const wrongYear = ["O ano vai de 2000 a 2100"];
  for (const text of [
    "0002-11-24T10:00",
    "0026-11-24T10:00",
    "0000-01-01T00:00",
    "1999-12-31T23:59",
    "2101-01-01T00:00",
  ])
    expect(read(text)).toEqual(wrongYear);
  expect(read("2000-01-01T01:00:00Z")).toEqual(wrongYear); // the evening before, in Brazil
  expect(read("2100-12-31T23:59")).toBe("2101-01-01T02:59:00.000Z");
  expect(read("2026-02-31T10:00")).toEqual(["Informe a data"]);
  expect(read("")).toBeNull();
});
