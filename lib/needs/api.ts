import { z } from "zod";
import type { Example } from "../inputs";
import type { promiseBody } from "./promises/schema";
import type { Quantity } from "./quantity";
import type { NeedValues } from "./schema";
import { needUrgencies } from "./urgency";

// Response schemas of needs in the API; present.ts makes the responses.

const quantity = z.templateLiteral([z.number()]) satisfies z.ZodType<Quantity>;

export const needAnswer = z
  .object({
    _id: z.string(),
    item: z.string(),
    unit: z.string(),
    wanted: quantity.describe("Quanto se pede, na unidade de unit"),
    received: quantity.describe("Quanto já chegou: a soma das doações ligadas a ela"),
    promised: quantity.describe("Quanto visitantes disseram que vão levar e ainda não chegou"),
    missing: quantity.describe("Quanto ninguém trouxe nem prometeu"),
    state: z.enum(["open", "complete", "closed"]).describe("complete: chegou tudo; closed: o prazo acabou"),
    urgency: z.enum(needUrgencies),
    description: z.string(),
    project: z.string().nullable().describe("O projeto a que serve"),
    event: z.object({ _id: z.string(), title: z.string() }).nullable().describe("O evento a que serve"),
    campaign: z.object({ permalink: z.string(), title: z.string() }).nullable().describe("A campanha a que serve"),
    place: z.string().describe("Onde entregar"),
    hours: z.string().describe("Quando entregar"),
    until: z.iso.date().nullable(),
  })
  .meta({ id: "Necessidade" });

/** For administrators. */
export const managedNeedAnswer = needAnswer
  .extend({
    projectId: z.string().nullable(),
    eventId: z.string().nullable(),
    campaignId: z.string().nullable(),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "NecessidadeAdministrada" });

export const needsAnswer = z.object({ needs: z.array(needAnswer), page: z.int(), pages: z.int() });

export const exampleNeedInput = {
  item: "arroz",
  unit: "kg",
  wanted: "40",
  urgency: "NOW",
  description: "Vai nas cestas de dezembro.",
  place: "Salão da associação, Rua das Paineiras, 120",
  hours: "De segunda a sexta, das 14h às 18h",
  until: "2026-12-10",
} as const satisfies Example<NeedValues, "projectId" | "eventId" | "campaignId">;

export const exampleNeed: z.input<typeof needAnswer> = {
  ...exampleNeedInput,
  _id: "01932c72-51bb-7c1e-8f6d-2a3b4c5d6e7f",
  received: "20",
  promised: "8",
  missing: "12",
  state: "open",
  project: null,
  event: null,
  campaign: null,
};

export const exampleManagedNeed: z.input<typeof managedNeedAnswer> = {
  ...exampleNeed,
  projectId: null,
  eventId: null,
  campaignId: null,
  active: true,
  createdAt: "2026-11-10T14:00:00.000Z",
  updatedAt: "2026-11-10T14:00:00.000Z",
};

export const promiseAnswer = z.object({
  message: z.string(),
  url: z.string().optional().describe("O endereço particular da promessa"),
  until: z.iso.date().optional().describe("O último dia em que ela conta"),
});

export const examplePromiseInput: z.input<typeof promiseBody> = {
  quantity: 3,
  name: "Ana",
  contact: "(34) 90000-0000",
};
