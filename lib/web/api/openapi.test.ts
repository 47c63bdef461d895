import { afterEach, expect, it, vi } from "vitest";
import { describeApi } from "./openapi";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["http://localhost:3000", "next-auth.session-token"],
  ["https://nova.example", "__Secure-next-auth.session-token"],
])("of a site at %s the session's cookie is %s", (address, name) => {
  vi.stubEnv("SITE_URL", address);
  expect(describeApi({}).components?.securitySchemes?.sessao).toMatchObject({ name });
});
