import { expect, it } from "vitest";
import { AppError, toAppError } from "./errors";

it("knows a missing record and a taken value", () => {
  expect(toAppError({ code: "P2025" })).toMatchObject({ code: "notFound" });
  expect(toAppError({ code: "P2002" })).toMatchObject({ code: "conflict" });
});

it.each([
  [
    "a refused connection below Prisma",
    { code: "P2010", meta: { driverAdapterError: { cause: { kind: "DatabaseNotReachable" } } } },
  ],
  ["a server that shuts down", { code: "57P01" }],
  ["a pool that waits in vain", new Error("timeout exceeded when trying to connect")],
  ["a connection cut off", new Error("Connection terminated unexpectedly")],
  ["both addresses of localhost refusing", { errors: [{ code: "ECONNREFUSED" }] }],
])("takes %s for an outage", (_name, error) => {
  expect(toAppError(error)).toMatchObject({ code: "unavailable", message: "Tente novamente em instantes" });
});

it("leaves bugs alone", () => {
  expect(toAppError(new TypeError("x is not a function"))).toBeUndefined();
  expect(toAppError("text")).toBeUndefined();
});

it("passes an AppError through", () => {
  const error = new AppError("forbidden", "Não");
  expect(toAppError(error)).toBe(error);
});
