import { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { db } from "../db/client";
import { bytesOf } from "../reports/files.fixture";
import { exportManagedDonations } from "./export-managed";
import { donationQuery } from "./query";

it("has what the list of the dashboard shows, with names, and says that it is for inside", async () => {
  const gift = { kind: "MONEY", amount: "50.00", donor: "Zuleica Sigilosa", acao: "Noite da sopa" } as const;
  const days = { startsOn: new Date("2026-11-01"), endsOn: new Date("2026-11-30") };
  const campaign = { titulo: "Panelas novas", permalink: "panelas-novas", description: "x", goal: "500", ...days };
  const { id: campaignId } = await db.campaign.create({ data: { ...campaign, goalKind: "MONEY" } });
  await db.donation.create({ data: { ...gift, date: new Date("2026-11-01"), campaignId } });
  await db.donation.create({
    data: { ...gift, date: new Date("2026-11-02"), donor: "Rui", donorPublic: true, active: false },
  });
  await db.donation.create({ data: { ...gift, date: new Date("2025-11-02"), donor: "De outro ano" } });

  const file = exportManagedDonations({
    organisation: "Projeto Nova",
    query: donationQuery.parse({ periodo: "2026" }),
    sample: true,
    now: new Date("2026-11-21T15:30:00Z"),
  });
  const rows = await readSheet(await bytesOf(file));
  expect(file.name).toBe("doacoes-com-nomes-projeto-nova-2026-11-21.xlsx");
  expect(rows.flat()).toContain("Doações de 2026, no site e fora dele.");
  expect(rows.flat().join()).toMatch(/Uso interno: tem nomes de quem não autorizou a publicação\..*exemplo/);
  const heading = rows.find(([first]) => first === "Data") ?? [];
  const shown = (row: (typeof rows)[number]) =>
    ["Doador", "Valor", "Campanha", "Publicar o nome", "No site"].map((label) => row[heading.indexOf(label)]);
  expect(rows.filter((row) => row.includes("Noite da sopa")).map(shown)).toEqual([
    ["Rui", 50, null, "sim", "não"],
    ["Zuleica Sigilosa", 50, "Panelas novas", "não", "sim"],
  ]);
  expect(rows.flat()).not.toContain("De outro ano");
});
