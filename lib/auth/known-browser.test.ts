import { afterEach, expect, it, vi } from "vitest";
import { addProof, findProof, PROOF_TTL_S } from "./known-browser";

const ana = { id: "01890a5d-ac96-774b-bcce-b302099a8057", sessionVersion: 3 };
const bia = { id: "01890a5d-ac96-774b-bcce-b302099a8058", sessionVersion: 3 };
const now = new Date("2026-11-20T12:00:00Z");
const proof = addProof(undefined, ana, now);

afterEach(() => vi.unstubAllEnvs());

it("a proof is one account's, until its password changes or half a year has passed", () => {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(findProof(proof, ana, now)).toBe(proof);
  expect(findProof(proof, bia, now)).toBeUndefined();
  expect(findProof(proof, { ...ana, sessionVersion: 4 }, now)).toBeUndefined();
  expect(findProof(proof, ana, later(PROOF_TTL_S - 1))).toBe(proof);
  expect(findProof(proof, ana, later(PROOF_TTL_S))).toBeUndefined();
});

it("a proof that we did not sign is rejected", () => {
  const [expires = "", signature = ""] = proof.split(".");
  const forged = [
    `${Number(expires) + 1}.${signature}`,
    `0${proof}`,
    `${proof}x`,
    `${expires}.`,
    "9999999999.ação",
    "",
  ];
  for (const one of [...forged, undefined]) expect(findProof(one, ana, now), one).toBeUndefined();
  vi.stubEnv("NEXTAUTH_SECRET", "another-secret-of-more-than-32-characters");
  expect(findProof(proof, ana, now)).toBeUndefined();
});

it("a proof does not reveal whose it is", () => {
  expect(proof).toMatch(/^\d{10}\.[\w-]{43}$/);
});

it("a browser that several people use is known to the last five of them, once each", () => {
  const people = Array.from({ length: 6 }, (_, i) => ({ id: `u${i}`, sessionVersion: 1 }));
  const carried = [...people, people[5] ?? ana].reduce(
    (proofs: string | undefined, person, second) => addProof(proofs, person, new Date(now.getTime() + second * 1000)),
    undefined,
  );
  expect(carried?.split("~")).toHaveLength(5);
  expect(people.map((person) => findProof(carried, person, now) !== undefined)).toEqual([
    false,
    ...Array<boolean>(5).fill(true),
  ]);
});
