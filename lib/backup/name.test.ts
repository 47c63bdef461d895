import { expect, it } from "vitest";
import { backupName, downloadName } from "./name";

it("a downloaded copy has the day and hour of who downloads it; those that are ordered by their names have UTC's", () => {
  const evening = new Date("2026-11-23T01:05:09.900Z");
  expect(downloadName(evening)).toBe("nova-2026-11-22-220509.nova");
  expect(backupName(evening)).toBe("nova-2026-11-23-010509.nova");
  expect(backupName(evening, "before-restore")).toBe("before-restore-2026-11-23-010509.nova");
});
