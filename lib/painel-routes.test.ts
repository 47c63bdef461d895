import { expect, it } from "vitest";
import { config } from "../proxy";
import { PRIVATE_PATHS } from "./entities";
import { safeReturn } from "./painel-routes";

const origin = "https://nova.example";

it("the proxy matches the private routes and nothing else", () => {
  expect(new Set(config.matcher)).toEqual(new Set([...PRIVATE_PATHS, "/rascunho/:token"]));
});

it("goes back to an address of this site after the sign-in", () => {
  expect(safeReturn("/posts/private?q=a#x", origin)).toBe("/posts/private?q=a#x");
  expect(safeReturn("https://nova.example/addpost", origin)).toBe("/addpost");
});

it("never makes another site's address of one of this site", () => {
  expect(safeReturn("/.//evil.example", origin)).toBe("/evil.example");
  expect(safeReturn("https://nova.example//evil.example", origin)).toBe("/evil.example");
});

it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "https://", undefined])(
  "never leads outside: %s",
  (callbackUrl) => {
    expect(safeReturn(callbackUrl, origin)).toBe("/painel");
    expect(safeReturn(callbackUrl, origin, "/users")).toBe("/users");
  },
);
