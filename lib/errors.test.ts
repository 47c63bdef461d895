import { expect, it } from "vitest";
import { db } from "./db/client";
import { AppError, toAppError } from "./errors";

it("knows a missing record and a taken value", () => {
  for (const code of ["P2025", "P2003"]) expect(toAppError({ code })).toMatchObject({ code: "notFound" });
  expect(toAppError({ code: "P2002" })).toMatchObject({ code: "conflict" });
});

it("takes what was removed while something was added to it for missing, in the database's own words, too", async () => {
  const link = db.$executeRaw`INSERT INTO "PreviewLink" ("postId", "tokenHash", "expiresAt") VALUES ('nada', 'a', now())`;
  expect(toAppError(await link.catch((error: unknown) => error))).toMatchObject({ code: "notFound" });
});

it.each([
  [
    "a refused connection below Prisma",
    { code: "P2010", meta: { driverAdapterError: { cause: { kind: "DatabaseNotReachable" } } } },
  ],
  ["a server that shuts down", { code: "57P01" }],
  ["a pool that waits in vain", new Error("timeout exceeded when trying to connect")],
  ["a connection cut off", new Error("Connection terminated unexpectedly")],
  ["a pool too busy to begin a transaction", { code: "P2028" }],
  ["a deadlock, of which it was the one to give way", { code: "P2034" }],
  ["a deadlock in the database's own words", { code: "40P01" }],
  ["a database whose name is not resolved for a moment", { code: "EAI_AGAIN" }],
  ["a machine without a network", { code: "ENETUNREACH" }],
  ["both addresses of localhost refusing", { errors: [{ code: "ECONNREFUSED" }] }],
])("takes %s for an outage", (_name, error) => {
  expect(toAppError(error)).toMatchObject({ code: "unavailable", message: "Tente novamente em instantes" });
});

it.each([
  [
    "the database's disk is full",
    { code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "53100" } } } },
  ],
  ["the disk of pictures is full", { code: "ENOSPC" }],
  ["the quota is used up", { code: "EDQUOT" }],
])("says so when %s", (_name, error) => {
  expect(toAppError(error)).toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/^O disco está cheio/),
  });
});

it("says so when the disk may only be read", () => {
  expect(toAppError({ code: "EROFS" })).toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/^O disco não aceita gravações/),
  });
});

it.each(["a\u0000", "a\ud800"])("says so when a text cannot be stored as JSON: %j", async (text) => {
  const refusal = await db.setting.create({ data: { key: "text", value: { text } } }).catch((error: unknown) => error);
  expect(toAppError(refusal)).toMatchObject({ code: "invalid", message: "O texto contém caracteres inválidos" });
});

it("leaves bugs alone", () => {
  expect(toAppError(new TypeError("x is not a function"))).toBeUndefined();
  expect(toAppError("text")).toBeUndefined();
});

it("passes an AppError through", () => {
  const error = new AppError("forbidden", "Não");
  expect(toAppError(error)).toBe(error);
});
