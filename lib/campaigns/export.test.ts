import { beforeAll, expect, it } from "vitest";
import { db } from "../db/client";
import { bytesOf, csvRows, pdfText } from "../reports/files.fixture";
import { listFileQuery } from "../reports/list-file";
import { exportCampaigns } from "./export";

const now = new Date("2026-11-21T15:30:00Z");

const read = async (query: Record<string, string>) =>
  bytesOf(exportCampaigns({ organisation: "Projeto Nova", query: listFileQuery.parse(query), sample: false, now }));

beforeAll(async () => {
  const days = { startsOn: new Date("2020-11-01"), endsOn: new Date("2020-11-30") };
  const campaign = { ...days, description: "x", goalKind: "MONEY", goal: "500" } as const;
  const { id } = await db.campaign.create({
    data: { ...campaign, titulo: "Panelas novas", permalink: "panelas-novas" },
  });
  const gift = { kind: "MONEY", acao: "Cozinha", date: new Date("2020-11-02"), campaignId: id } as const;
  await db.donation.create({ data: { ...gift, amount: "120.50", donor: "Zuleica Sigilosa" } });
  // More of them on one day than a query reads at once.
  await db.campaign.createMany({
    data: Array.from({ length: 501 }, (_, n) => ({
      ...{ ...campaign, startsOn: new Date("2019-05-01"), titulo: `Campanha ${n}`, permalink: `campanha-${n}` },
      active: false,
    })),
  });
});

it("has each campaign once, with what it has reached, and no donor", async () => {
  const bytes = await read({ formato: "csv" });
  const rows = csvRows(bytes);
  expect(rows).toHaveLength(502);
  expect(new Set(rows.map((row) => row.Endereço)).size).toBe(502);
  expect(rows[0]).toMatchObject({
    ...{ Título: "Panelas novas", Situação: "Encerrada", "Primeiro dia": "01/11/2020", "A meta conta": "Reais" },
    ...{ Meta: "500,00", Alcançado: "120,5", "% da meta": "24", Doações: "1", Pessoas: "1", "No site": "sim" },
  });
  expect(bytes.toString()).not.toContain("Zuleica");
});

it("is a PDF, too, of the list as it is filtered", async () => {
  const { pages } = await pdfText(await read({ formato: "pdf", q: "panelas" }));
  expect(pages.join(" ")).toContain("Campanhas encontradas para “panelas”, no site e fora dele.");
  expect(pages.join(" ")).toContain("Panelas novas");
  expect(pages.join(" ")).not.toContain("Campanha 0");
});
