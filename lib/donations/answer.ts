import { z } from "zod";
import type { Money } from "./model";

// What the API answers about donations; present.ts makes it.

const money = z.templateLiteral([z.number()]).describe("Em reais, como 1234.50") satisfies z.ZodType<Money>;

export const donationAnswer = z
  .object({
    _id: z.string(),
    kind: z.enum(["MONEY", "IN_KIND"]),
    donor: z.string().describe("Doador(a) anônimo(a), quando não autorizou o nome"),
    amount: money.nullable().describe("Em reais; de itens, uma estimativa ou null"),
    acao: z.string(),
    items: z.string().nullable(),
    notes: z.string().nullable(),
    date: z.iso.date(),
  })
  .meta({ id: "Doacao" });

export const donationsAnswer = z.object({
  donations: z.array(donationAnswer),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  totals: z
    .object({ amount: money, money: z.int(), inKind: z.int() })
    .describe("De todas as encontradas: a soma em dinheiro, quantas em dinheiro, quantas em itens"),
});

export const exampleDonation: z.input<typeof donationAnswer> = {
  _id: "01932c71-40aa-7b0d-9e5c-1f2a3b4c5d6e",
  kind: "MONEY",
  donor: "Doador(a) anônimo(a)",
  amount: "150.00",
  acao: "Cestas de novembro",
  items: null,
  notes: null,
  date: "2026-11-10",
};
