import { expect, it } from "vitest";
import { entities, keysFor, mayOn, PRIVATE_PATHS, permissionFor } from "./entities";
import { PROMISE_READERS } from "./needs/promises/fields";
import { may, type Permission, ROLE_KEYS, type Role, whoMay } from "./roles";

const AREAS = ["content", "donations", "volunteers", "messages", "organization"] as const;

it("each role may do what it is for, and nothing else", () => {
  const granted = (role: Role) =>
    AREAS.flatMap((area) => (["read", "write"] as const).map((level): Permission => `${area}:${level}`)).filter(
      (permission) => may(role, permission),
    );
  expect(Object.fromEntries(ROLE_KEYS.map((role) => [role, granted(role)]))).toEqual({
    ADMINISTRATION: AREAS.flatMap((area) => [`${area}:read`, `${area}:write`]),
    EDITING: ["content:read", "content:write"],
    TREASURY: ["donations:read", "donations:write"],
    COORDINATION: ["volunteers:read", "volunteers:write", "messages:read", "messages:write"],
    READING: ["content:read", "donations:read"],
  });
  expect(ROLE_KEYS.filter((role) => may(role, "any:read"))).toEqual(ROLE_KEYS);
  expect(ROLE_KEYS.filter((role) => !may(role, "any:write"))).toEqual(["READING"]);
});

it("who may see something is said as it is", () => {
  expect(whoMay("messages:read")).toBe("a Administração e a Coordenação");
  expect(whoMay("content:read")).toBe("a Administração, a Edição e a Leitura (conselho)");
  expect(PROMISE_READERS).toBe("a Administração e a Tesouraria");
  expect(permissionFor("/needs/x/promises")).toBe("donations:write");
});

it("every screen says what it needs; an address that is none is an error", () => {
  for (const path of PRIVATE_PATHS) expect(permissionFor(path.replace(":id", "x")), path).toMatch(/^\w+:(read|write)$/);
  expect(permissionFor("/post/x/edit")).toBe("content:write");
  expect(permissionFor("/messages/x")).toBe("messages:read");
  expect(() => permissionFor("/post/x/edit/y")).toThrow("No permission is stated");
});

it("items of a kind are for the roles of its area; those of an unknown one for the administration", () => {
  expect(keysFor("ADMINISTRATION", "write")).toBeUndefined();
  expect(keysFor("TREASURY", "write")).toEqual(["donation", "import", "need", "claim"]);
  expect(keysFor("READING", "write")).toEqual([]);
  expect(entities.filter(({ key }) => !mayOn("ADMINISTRATION", "write", key))).toEqual([]);
  expect(ROLE_KEYS.filter((role) => mayOn(role, "read", "somethingOld"))).toEqual(["ADMINISTRATION"]);
});
