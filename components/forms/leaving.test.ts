import { expect, it, vi } from "vitest";
import { whatIsLost } from "./leave-copy";
import { guardLeaving, leavePage } from "./leaving";

it("leaves at once where nothing is unsaved, and else only after the form has asked", () => {
  const leave = vi.fn(async () => true);
  leavePage(leave);
  expect(leave).toHaveBeenCalledOnce();
  const guard = vi.fn();
  const stop = guardLeaving(guard);
  leavePage(leave);
  expect(guard).toHaveBeenCalledWith(leave);
  expect(leave).toHaveBeenCalledOnce();
  stop();
  leavePage(leave);
  expect(leave).toHaveBeenCalledTimes(2);
});

it("promises a draft only where one stays", () => {
  const here = { draftStored: true, draftOnServer: false };
  expect(whatIsLost(here, false)).toMatchObject({ harmless: true, detail: expect.stringContaining("neste navegador") });
  expect(whatIsLost(here, true)).toMatchObject({ harmless: false, detail: expect.stringContaining("vai se perder") });
  const shared = { draftStored: true, draftOnServer: true };
  for (const signsOut of [false, true])
    expect(whatIsLost(shared, signsOut)).toMatchObject({
      harmless: true,
      detail: expect.stringContaining("outro aparelho"),
    });
  expect(whatIsLost({ draftStored: false, draftOnServer: false }, false)).toMatchObject({ harmless: false });
});
