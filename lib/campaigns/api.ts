import { z } from "zod";
import type { ExactDecimal } from "../decimals";
import { examplePicture, imageField, pictureAnswer } from "../images/api";
import type { Example } from "../inputs";
import { goalKinds } from "./goals";
import type { CampaignValues } from "./schema";

// Response schemas of campaigns in the API; present.ts makes the responses.

const decimal = z.templateLiteral([z.number()]) satisfies z.ZodType<ExactDecimal>;

const progressAnswer = z
  .object({
    reached: decimal.describe("Reais, itens ou pessoas, somados das doações anotadas para a campanha"),
    donations: z.int().describe("Quantas doações são"),
    people: z.int().nullable().describe("Quantas pessoas doaram; null quando alguma doação não diz de quem é"),
    updatedAt: z.iso.datetime().nullable().describe("Quando uma delas foi anotada ou alterada pela última vez"),
  })
  .meta({ id: "AndamentoDaCampanha" });

export const campaignAnswer = z
  .object({
    _id: z.string(),
    titulo: z.string(),
    permalink: z.string().describe("O endereço em /campanhas/{permalink}"),
    resumo: z.string().describe("O começo da história, sem formatação"),
    description: z.string().describe("A história, em Markdown"),
    goalKind: z.enum(goalKinds).describe("O que a meta conta: reais, itens ou pessoas"),
    goal: decimal,
    unit: z.string().describe("O que se conta de uma meta em itens"),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    state: z.enum(["upcoming", "running", "over"]).describe("Pelo dia em São Paulo; com resultado, over"),
    result: z.string().describe("O que foi feito, em Markdown; vazio enquanto não há"),
    progress: progressAnswer,
    image: imageField,
    picture: pictureAnswer,
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Campanha" });

/** What cards show. */
export const campaignCardAnswer = campaignAnswer.omit({
  description: true,
  result: true,
  image: true,
  updatedAt: true,
});

export const managedCampaignAnswer = campaignAnswer
  .extend({ active: z.boolean(), createdAt: z.iso.datetime() })
  .meta({ id: "CampanhaDoPainel" });

export const campaignsAnswer = z.object({ campaigns: z.array(campaignAnswer), page: z.int(), pages: z.int() });

export const exampleCampaignInput = {
  titulo: "Mochilas para a volta às aulas",
  description: "Em fevereiro, **60 crianças** do reforço voltam à escola. Cada mochila completa custa R$ 80.",
  goalKind: "MONEY",
  goal: "4800.00",
  unit: "",
  startsOn: "2026-11-01",
  endsOn: "2027-01-31",
} as const satisfies Example<CampaignValues, "result">;

export const exampleCampaign: z.input<typeof campaignAnswer> = {
  ...exampleCampaignInput,
  _id: "01932c7a-11b2-7c3d-8e4f-5a6b7c8d9e0f",
  permalink: "mochilas-para-a-volta-as-aulas",
  resumo: "Em fevereiro, 60 crianças do reforço voltam à escola. Cada mochila completa custa R$ 80.",
  state: "running",
  result: "",
  progress: { reached: "1920", donations: 14, people: null, updatedAt: "2026-11-20T13:00:00.000Z" },
  image: examplePicture.src,
  picture: examplePicture,
  updatedAt: "2026-11-01T14:00:00.000Z",
};

export const exampleManagedCampaign: z.input<typeof managedCampaignAnswer> = {
  ...exampleCampaign,
  active: true,
  createdAt: "2026-11-01T14:00:00.000Z",
};
