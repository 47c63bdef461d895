import { expect, test } from "vitest";
import { addressPicker } from "./addresses";

const address = (path: string) => ({ what: "página", path, expected: 200 });

test("addresses come as often as their share says, each share's own in turn", () => {
  let place = 0;
  // Evenly spaced over the whole range.
  const take = addressPicker(
    [
      { share: 3, addresses: [address("/a"), address("/b")] },
      { share: 1, addresses: () => address("/novo") },
    ],
    () => (place++ + 0.5) / 8,
  );
  const taken = Array.from({ length: 8 }, () => take().path);
  expect(taken).toEqual(["/a", "/b", "/a", "/b", "/a", "/b", "/novo", "/novo"]);
});
