import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddressHeader } from "../../internal-headers";
import { SharedFetch } from "./shared-fetch";

const from = (address: string) => ({ headers: { [clientAddressHeader]: address } }) as unknown as IncomingMessage;

/** A fetch whose turns the test gives, by address. */
function inTurns() {
  const lines = new Map<string, { come(): void; refuse(): void; signal: AbortSignal }>();
  const shared = new SharedFetch<string>(({ request, onTurn, signal }) => {
    const address = String(request.headers[clientAddressHeader]);
    return new Promise((resolve, reject) => {
      const come = () => {
        onTurn();
        resolve(address);
      };
      lines.set(address, { come, refuse: () => reject(new Error(`no place for ${address}`)), signal });
    });
  });
  return { shared, lines };
}

test("it waits once in the line of each address; the first turn is everybody's, and ends the other waits", async () => {
  const { shared, lines } = inTurns();
  for (const address of ["a", "b", "b", "c"]) shared.join(from(address));
  await expect.poll(() => lines.size).toBe(3);
  lines.get("b")?.come();
  expect(await shared.outcome).toBe("b");
  expect(["a", "b", "c"].map((address) => lines.get(address)?.signal.aborted)).toEqual([true, false, true]);
  shared.join(from("d"));
  expect(lines.has("d")).toBe(false);
});

test("an address without a place waits with the others; it fails when no line is left", async () => {
  const { shared, lines } = inTurns();
  const ends: string[] = [];
  shared.outcome.catch((error) => ends.push(error.message));
  for (const address of ["a", "b"]) shared.join(from(address));
  await expect.poll(() => lines.size).toBe(2);
  lines.get("a")?.refuse();
  await new Promise(setImmediate);
  expect(ends).toEqual([]);
  lines.get("b")?.refuse();
  await expect.poll(() => ends).toEqual(["no place for b"]);
});
