import { z } from "zod";
import type { ExactDecimal } from "../decimals";
import type { Example } from "../inputs";
import type { DonationValues } from "./schema";

// Response schemas of donations in the API; present.ts makes the responses.

const decimal = z.templateLiteral([z.number()]) satisfies z.ZodType<ExactDecimal>;
const money = decimal.describe("Em reais, como 1234.50");

export const donationAnswer = z
  .object({
    _id: z.string(),
    kind: z.enum(["MONEY", "IN_KIND"]),
    donor: z.string().describe("Doador(a) anônimo(a), quando não autorizou o nome"),
    amount: money.nullable().describe("Em reais; de itens, uma estimativa ou null"),
    acao: z.string(),
    quantity: decimal.nullable().describe("Quanto há dos itens, quando um número diz"),
    items: z.string().nullable(),
    notes: z.string().nullable(),
    date: z.iso.date(),
  })
  .meta({ id: "Doacao" });

/** For administrators. */
export const managedDonationAnswer = donationAnswer
  .extend({
    donor: z.string().describe("O nome, ou vazio quando ninguém sabe"),
    donorPublic: z.boolean().describe("Se a pessoa autorizou publicar o nome"),
    active: z.boolean(),
    importId: z.string().nullable().describe("A importação de planilha com que veio"),
    campaignId: z.string().nullable().describe("A campanha em que conta"),
    campanha: z.string().nullable().describe("O título dela; null também quando está na lixeira"),
    needId: z.string().nullable().describe("A necessidade que atendeu"),
    need: z.string().nullable().describe("O que ela pedia; null também quando está na lixeira"),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "DoacaoAdministrada" });

const totals = z.object({ amount: money, money: z.int(), inKind: z.int() });

const page = {
  total: z.int().describe("Quantas foram encontradas; numa busca, até 10.000"),
  more: z.literal(true).optional().describe("Há mais do que total; totals são então das mais recentes"),
  page: z.int(),
  pages: z.int().describe("Quantas se pode pedir: vão até a 10.000ª doação"),
  totals: totals.describe("De todas as encontradas: a soma em dinheiro, quantas em dinheiro, quantas em itens"),
};

export const donationsAnswer = z.object({
  donations: z.array(donationAnswer),
  ...page,
  overall: totals.describe("O mesmo de todas as doações, seja qual for a busca"),
});
export const managedDonationsAnswer = z.object({ donations: z.array(managedDonationAnswer), ...page });

export const exampleDonationInput = {
  kind: "MONEY",
  amount: "150.00",
  date: "2026-11-10",
  donor: "Marlene Souza",
  donorPublic: false,
  acao: "Cestas de novembro",
  notes: "Entregue na secretaria",
} as const satisfies Example<DonationValues, "quantity" | "items" | "campaignId">;

const { donor, donorPublic, ...published } = exampleDonationInput;

export const exampleDonation: z.input<typeof donationAnswer> = {
  ...published,
  _id: "01932c71-40aa-7b0d-9e5c-1f2a3b4c5d6e",
  donor: "Doador(a) anônimo(a)",
  quantity: null,
  items: null,
};

export const exampleManagedDonation: z.input<typeof managedDonationAnswer> = {
  ...exampleDonation,
  donor,
  donorPublic,
  active: true,
  importId: null,
  campaignId: null,
  campanha: null,
  needId: null,
  need: null,
  createdAt: "2026-11-10T14:00:00.000Z",
  updatedAt: "2026-11-10T14:00:00.000Z",
};
