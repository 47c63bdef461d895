import { describe, expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { emptyForEachTest } from "../../db/emptied.fixture";
import { bytesOf } from "../../reports/files.fixture";
import { exportManagedDonations } from "../export-managed";
import { donationQuery } from "../query";
import { emptyDatabaseForEachTest } from "./import.fixture";
import { readInChild } from "./read-in-child";
import { readRows } from "./read-rows";
import { importDonations, previewImport } from "./service";

emptyDatabaseForEachTest();

// Read here, not in a process, but for the one test that says so.
vi.mock("./read-in-child", async (original) => {
  const { readInChild: really } = await original<typeof import("./read-in-child")>();
  const { readRows } = await import("./read-rows");
  return { readInChild: vi.fn(readRows), really };
});

const newCampaign = async (titulo: string, permalink: string) => {
  const days = { startsOn: new Date("2026-02-01"), endsOn: new Date("2026-02-28") };
  const goal = { goalKind: "MONEY", goal: "500" } as const;
  return (await db.campaign.create({ data: { titulo, permalink, description: "x", ...days, ...goal } })).id;
};

const csv = (...lines: string[]) => Buffer.from(["Data;Valor;Campanha;Ação", ...lines].join("\n"));

emptyForEachTest("Campaign");

describe("the column Campanha", () => {
  it("says which campaign a donation counts for, whatever its case, accents and spaces", async () => {
    const id = await newCampaign("Panelas são necessárias", "panelas");
    const file = csv("01/02/2026;10; panelas  SAO necessarias;Sopa", "02/02/2026;20;;Sopa");
    const { counts, preview, ignored } = await previewImport(file);
    expect([counts.new, ignored]).toEqual([2, []]);
    expect(preview.map(({ acao, campanha }) => [acao, campanha])).toEqual([
      ["Sopa", "Panelas são necessárias"],
      ["Sopa", undefined],
    ]);
    await importDonations(file);
    const stored = await db.donation.findMany({ orderBy: { date: "asc" } });
    expect(stored.map(({ campaignId }) => campaignId)).toEqual([id, null]);
  });

  it("says beside the title what a bar of items counts: kilograms would be baskets there", async () => {
    const id = await newCampaign("Natal", "natal");
    await db.campaign.update({ where: { id }, data: { goalKind: "ITEMS", unit: "cestas" } });
    const file = "Data;Quantidade;Itens;Campanha;Ação\n01/02/2026;30;kg de arroz;Natal;Sopa";
    const { preview } = await previewImport(Buffer.from(file));
    expect(preview).toMatchObject([{ gift: "30 kg de arroz", campanha: "Natal (conta cestas)" }]);
  });

  it("of a campaign that does not exist, or of two of one title, is an error of the row, which comes back to be mended", async () => {
    await newCampaign("Natal", "natal");
    await newCampaign("natal", "natal-2");
    const { problems, counts, wrongSheet } = await previewImport(
      csv("01/02/2026;10;Pascoa;Sopa", "02/02/2026;10;Natal;Sopa"),
    );
    expect(counts.wrong).toBe(2);
    expect(problems.map(({ line, column, value, message }) => `${line} ${column} “${value}”: ${message}`)).toEqual([
      "2 Campanha “Pascoa”: Não há campanha com este título. Crie a campanha antes, ou deixe vazio",
      "3 Campanha “Natal”: Há mais de uma campanha com este título. Mude antes o título de uma delas",
    ]);
    expect(wrongSheet).toContain("01/02/2026;10;Pascoa;Sopa;Campanha: Não há campanha");
  });

  it("that is deleted while the file is read takes no donation along", async () => {
    const id = await newCampaign("Panelas novas", "panelas-novas");
    vi.mocked(readInChild).mockImplementationOnce(async (...asked) => {
      const read = await readRows(...asked);
      await db.campaign.delete({ where: { id } });
      return read;
    });
    await expect(importDonations(csv("01/02/2026;10;Panelas novas;Sopa"))).rejects.toThrow(
      "Uma campanha desta planilha foi excluída há pouco",
    );
    expect(await db.donation.count()).toBe(0);
  });

  it("is the action of a sheet that has no other one, as it always was", async () => {
    const { preview, counts } = await previewImport(Buffer.from("Data;Valor;Campanha\n01/02/2026;10;Dia das Crianças"));
    expect(counts).toMatchObject({ new: 1, wrong: 0 });
    expect(preview).toMatchObject([{ acao: "Dia das Crianças" }]);
  });

  it("of the treasury's own sheet brings the campaigns back, and what is not on the site stays off it", async () => {
    const campaignId = await newCampaign("Panelas novas", "panelas-novas");
    await importDonations(csv("01/02/2026;10;Panelas novas;Sopa", "02/02/2026;20;;Sopa"));
    await db.donation.updateMany({ where: { amount: 20 }, data: { active: false } });
    const options = { organisation: "Projeto Nova", query: donationQuery.parse({}), sample: false };
    const sheet = await bytesOf(exportManagedDonations(options));
    await db.donation.deleteMany();
    await db.importedKey.deleteMany();
    await importDonations(sheet);
    const stored = await db.donation.findMany({ orderBy: { date: "asc" } });
    expect(stored.map((one) => [String(one.amount), one.campaignId, one.active])).toEqual([
      ["10", campaignId, true],
      ["20", null, false],
    ]);
  });

  it("is understood by the process that reads spreadsheets, too", async () => {
    const { really } = (await vi.importMock("./read-in-child")) as { really: typeof readInChild };
    vi.mocked(readInChild).mockImplementationOnce(really);
    const id = await newCampaign("Panelas\nnovas; já", "panelas-novas");
    const { preview, counts } = await previewImport(csv('01/02/2026;10;"Panelas novas; já";Sopa'));
    expect(counts.new).toBe(1);
    expect(preview).toMatchObject([{ campanha: "Panelas\nnovas; já" }]);
    expect(id).toBeTruthy();
  });
});
