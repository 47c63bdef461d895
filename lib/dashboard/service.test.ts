import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { event, inDays, now } from "./dashboard.fixture";
import { cashText, monthDetail, monthInWords, monthLabel } from "./format";
import { listNewVolunteers, listUpcoming, readDonationMonths, readFigures } from "./service";

const gift = { donor: "D", acao: "Café" };

const volunteer = { name: "Bia", profissao: "P", tipo: "T", descricao: "D" };

emptyForEachTest("Donation", "CalendarEvent", "Volunteer");

describe("the figures", () => {
  it("of nothing are R$ 0 and zeros", async () => {
    const figures = await readFigures();
    expect(figures).toEqual({ amount: "0.00", members: 0, money: 0, inKind: 0 });
    expect(cashText(figures.amount)).toBe("R$ 0");
  });

  it("count what is active", async () => {
    await db.donation.createMany({
      data: [
        { ...gift, kind: "MONEY", amount: "1000.30", date: inDays(-400) },
        { ...gift, kind: "MONEY", amount: "234.20", date: now },
        { ...gift, kind: "MONEY", amount: "5", date: now, active: false },
        { ...gift, kind: "IN_KIND", amount: "70", items: "Pão", date: now },
      ],
    });
    await db.volunteer.createMany({ data: [volunteer, { ...volunteer, active: false, tel: "1" }] });
    const figures = await readFigures();
    expect(figures).toEqual({ amount: "1234.50", members: 1, money: 2, inKind: 1 });
    expect(cashText(figures.amount)).toMatch(/^R\$\s1\.234,50$/);
    expect(await listNewVolunteers(5)).toMatchObject([{ name: "Bia" }]);
    expect((await listNewVolunteers(5))[0]).not.toHaveProperty("tel");
  });
});

it("donations are summed by month, twelve of them, also those without any", async () => {
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  await db.donation.createMany({
    data: [
      { ...gift, kind: "MONEY", amount: "1", date: day("2025-11-30") },
      { ...gift, kind: "MONEY", amount: "10.10", date: day("2025-12-01") },
      { ...gift, kind: "MONEY", amount: "20.20", date: day("2025-12-31") },
      { ...gift, kind: "IN_KIND", items: "Pão", amount: "99", date: day("2026-11-30") },
      { ...gift, kind: "MONEY", amount: "7", date: day("2026-11-01"), active: false },
    ],
  });
  const months = await readDonationMonths(now);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: "2025-12", amount: "30.30", money: 2, inKind: 0 });
  expect(months[1]).toEqual({ month: "2026-01", amount: "0.00", money: 0, inKind: 0 });
  expect(months[11]).toEqual({ month: "2026-11", amount: "0.00", money: 0, inKind: 1 });
  expect(monthInWords("2026-11")).toBe("novembro de 2026");
  expect(monthLabel("2026-11")).toBe("nov");
  expect(months.slice(0, 2).map(monthDetail)).toEqual(["2 em dinheiro", "nenhuma"]);
  // On the first day of a month in São Paulo it is that month, whatever it is elsewhere.
  expect((await readDonationMonths(new Date("2026-12-01T00:30:00-03:00"))).at(-1)?.month).toBe("2026-12");
  expect((await readDonationMonths(new Date("2026-11-30T23:30:00-03:00"))).at(-1)?.month).toBe("2026-11");
});

it("the next actions come in order, also disabled and cancelled ones, and no past ones", async () => {
  await db.calendarEvent.createMany({
    data: [
      { ...event, acoes: "Depois", startsAt: inDays(9), active: false },
      { ...event, acoes: "Logo", startsAt: inDays(1), cancelled: true },
      { ...event, acoes: "Ontem", startsAt: inDays(-1) },
    ],
  });
  expect((await listUpcoming(5, now)).map(({ acoes }) => acoes)).toEqual(["Logo", "Depois"]);
  expect(await listUpcoming(1, now)).toHaveLength(1);
});
