import { expect, test } from "vitest";
import { backupName } from "../name";
import { backupsIn, expendable, newestIn, outdated } from "./keep";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-01-01T03:00:00Z");

/** What is left after a backup a day, pruned each time. */
function afterDays(days: number, pause = (_day: number) => false) {
  let backups: string[] = [];
  for (let day = 0; day < days; day++) {
    if (pause(day)) continue;
    backups.push(backupName(new Date(START + day * DAY_MS)));
    const gone = new Set(expendable(backups));
    backups = backups.filter((name) => !gone.has(name));
  }
  return backupsIn(backups).map((name) => name.slice(5, 15));
}

test("after a year there are seven days, four weeks and six months", () => {
  expect(afterDays(365)).toEqual([
    ...["2026-12-31", "2026-12-30", "2026-12-29", "2026-12-28", "2026-12-27", "2026-12-26", "2026-12-25"],
    ...["2026-12-20", "2026-12-13"],
    ...["2026-11-30", "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31"],
  ]);
});

test("a site that was off keeps what it had", () => {
  const before = afterDays(100);
  const after = afterDays(400, (day) => day >= 100 && day < 399);
  expect(after.slice(1)).toEqual(expect.arrayContaining(before.slice(0, 6)));
});

test("of a day the newest stays, and what is no daily backup is left alone", () => {
  const names = ["nova-2026-05-01-030000.nova", "nova-2026-05-01-180000.nova", "nova-2026-05-01-090000.nova"];
  const others = ["before-restore-2026-05-01-030000.nova", "foto.jpg"];
  expect(expendable([...names, ...others])).toEqual(["nova-2026-05-01-090000.nova", "nova-2026-05-01-030000.nova"]);
  expect(backupsIn(others)).toEqual([]);
  expect(expendable([])).toEqual([]);
});

test("a backup that a wrong clock named ahead is not the newest while there is another", () => {
  const [ahead, today, before] = [
    "nova-2027-05-01-030000.nova",
    "nova-2026-05-02-030000.nova",
    "nova-2026-05-01-030000.nova",
  ];
  const now = new Date("2026-05-02T03:00:00Z");
  expect(newestIn([before, ahead, today], now)).toBe(today);
  expect(newestIn([ahead], now)).toBe(ahead);
  expect(newestIn([], now)).toBeUndefined();
});

test("what a killed backup left goes once there is a newer one", () => {
  const [left, newer, running] = [
    "nova-2026-05-01-030000.nova.0b9f-1.part",
    "nova-2026-05-02-030000.nova",
    "nova-2026-05-02-040000.nova.part",
  ];
  expect(expendable([left])).toEqual([]);
  expect(expendable([left, newer, running])).toEqual([left]);
});

test("where none are made any more, the newest one stays, also when it lies in two places", () => {
  const [newest, older] = ["nova-2025-02-01-030000.nova", "nova-2025-01-01-030000.nova"];
  expect(outdated([older, newest, newest, older], new Date("2026-11-28T12:00:00Z"))).toEqual([older, older]);
});
