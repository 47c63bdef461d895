import "server-only";
import { formatMoment } from "../dates";
import { streamItems } from "../items/stream";
import { type ListFileOptions, listFile, yesOrNo } from "../reports/list-file";
import type { Column } from "../reports/report";
import { routes } from "../routes";
import { absolute } from "../site";
import { giftsText } from "./describe";
import { campaignEntity } from "./entity";
import { GOAL_KINDS, percentOf } from "./goals";
import { readCampaigns } from "./list";
import { presentManagedCampaign } from "./present";
import { STATE_LABELS } from "./state-labels";
import type { ManagedCampaign } from "./types";

/** The dashboard's list of campaigns as a file; of their donations it has the sums only. */
export const exportCampaigns = (options: ListFileOptions) =>
  listFile(options, {
    many: campaignEntity.many,
    rows: streamItems(campaignEntity, options.query, async (ids) =>
      (await readCampaigns(ids)).map((campaign) => presentManagedCampaign(campaign)),
    ),
    columns,
    pdfColumns,
  });

const { fields } = campaignEntity;

type CampaignColumn = Column<ManagedCampaign>;

const text = (label: string, width: number, value: CampaignColumn["value"]): CampaignColumn => ({
  ...{ label, kind: "text", width, value },
});
const number = (label: string, value: CampaignColumn["value"]): CampaignColumn => ({
  ...{ label, kind: "number", width: 12, value },
});
const day = (label: string, value: CampaignColumn["value"]): CampaignColumn => ({
  ...{ label, kind: "day", width: 13, value },
});

const main = [
  text(fields.titulo.label, 34, ({ titulo }) => titulo),
  text("Situação", 18, ({ state }) => STATE_LABELS[state]),
  day(fields.startsOn.label, ({ startsOn }) => startsOn),
  day(fields.endsOn.label, ({ endsOn }) => endsOn),
  text(fields.goalKind.label, 18, ({ goalKind, unit }) => unit || GOAL_KINDS[goalKind]),
  number(fields.goal.label, ({ goal }) => goal),
  number("Alcançado", ({ progress }) => progress.reached),
  number("% da meta", (campaign) => String(percentOf(campaign))),
];

const columns: CampaignColumn[] = [
  ...main,
  number("Doações", ({ progress }) => String(progress.donations)),
  number("Pessoas", ({ progress: { people } }) => people?.toString() ?? null),
  text("Atualizado em", 22, ({ progress: { updatedAt } }) => updatedAt && formatMoment(updatedAt)),
  yesOrNo("No site", ({ active }) => active),
  text("Endereço", 50, ({ permalink }) => absolute(routes.campaign(permalink))),
];

const pdfColumns: CampaignColumn[] = [...main, text("Doações", 20, giftsText)];
