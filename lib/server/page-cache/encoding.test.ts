import { expect, it } from "vitest";
import { chooseEncoding } from "./encoding";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["GZIP ; q=1, br;q=0.5", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0, gzip;q=0.5, identity;q=0.7", "identity"],
  ["br;q=., gzip;q=0.000", "identity"],
  ["", "identity"],
])("of %j comes what the visitor prefers, and of equals the smallest: %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
