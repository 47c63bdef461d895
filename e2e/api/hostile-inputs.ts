import fc from "fast-check";

export const hostileText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => Buffer.from(text).toString()),
  fc.constantFrom("\0", "..", "all", "' OR 1=1 --", "%00", "🦄", "a".repeat(3000), "<script>", "2026-02-31"),
);

const hostile = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom(
    "\ud800",
    "data:image/png;base64,AAAA",
    "/imagens/../x",
    "https://\u0000",
    1e308,
    -0,
    2 ** 53,
    {},
    [],
  ),
);

const names = ["page", "limit", "keyword", "slug", "exceto", "status", "ordem", "de", "ate", "other"];
export const hostileQuery = fc.dictionary(fc.constantFrom(...names), hostileText, { maxKeys: 4 });

/** The example with some fields replaced or missing, or another value altogether. */
export function mutated(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example !== "object" || example === null) return hostile;
  const fields = Object.entries({ ...example, active: false, seen: "2026", imageAlt: "x", currentPassword: "" });
  const mixed = fields.map(([name, value]) => [
    name,
    fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile }),
  ]);
  return fc.oneof({ weight: 6, arbitrary: fc.record(Object.fromEntries(mixed), { requiredKeys: [] }) }, hostile);
}
