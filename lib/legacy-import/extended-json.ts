/**
 * A document as mongoexport writes it (MongoDB Extended JSON v2, canonical or relaxed, and the older strict mode) in plain
 * values: ids are texts, numbers numbers, dates Dates. https://www.mongodb.com/docs/manual/reference/mongodb-extended-json/
 */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const [[key = "", inner] = [], ...more] = Object.entries(value);
  const isWrapped = key.startsWith("$") && more.length === 0;
  if (isWrapped) return unwrap(key, inner);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

function unwrap(key: string, inner: unknown): unknown {
  switch (key) {
    case "$oid":
    case "$symbol":
    case "$uuid":
      return inner;
    case "$numberInt":
    case "$numberLong":
    case "$numberDouble":
    case "$numberDecimal":
      return Number(inner);
    case "$date":
      return dateOf(plain(inner));
    default:
      return undefined;
  }
}

const dateOf = (moment: unknown) =>
  typeof moment === "string" || typeof moment === "number" ? new Date(moment) : undefined;
