import { expect, it, vi } from "vitest";
import { log } from "../log";
import { logRefused } from "./refused";

it("a flood of refusals does not fill the disk, and hides no wrong password", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  for (let n = 0; n < 100; n++) {
    logRefused({ event: "access-refused", address: `203.0.113.${n}`, reason: "session" });
    logRefused({ event: "limit-reached", address: "203.0.113.1", reason: "contact" });
  }
  expect(warn).toHaveBeenCalledTimes(2);
  for (let n = 0; n < 3; n++)
    logRefused({ event: "sign-in-refused", account: "lia@example.com", reason: "unauthenticated" });
  expect(warn).toHaveBeenCalledTimes(5);
});
