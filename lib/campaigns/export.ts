import "server-only";
import { formatMoment } from "../dates";
import { streamItems } from "../items/stream";
import { columnsOf } from "../reports/columns";
import { type ListFileOptions, listFile } from "../reports/list-file";
import type { Column } from "../reports/report";
import { routes } from "../routes";
import { absolute } from "../site";
import { giftsText } from "./describe";
import { campaignEntity } from "./entity";
import { GOAL_KINDS, percentOf } from "./goals";
import { readCampaigns } from "./list";
import { presentManagedCampaign } from "./present";
import { STATE_LABELS } from "./state";
import type { ManagedCampaign } from "./types";

/** The dashboard's list of campaigns as a file, with only the sums of their donations. */
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

const { text, number, day, yesOrNo } = columnsOf<ManagedCampaign>();

const main = [
  text(fields.titulo.label, 34, ({ titulo }) => titulo),
  text("Situação", 18, ({ state }) => STATE_LABELS[state]),
  day(fields.startsOn.label, 13, ({ startsOn }) => startsOn),
  day(fields.endsOn.label, 13, ({ endsOn }) => endsOn),
  text(fields.goalKind.label, 18, ({ goalKind, unit }) => unit || GOAL_KINDS[goalKind]),
  number(fields.goal.label, 12, ({ goal }) => goal),
  number("Alcançado", 12, ({ progress }) => progress.reached),
  number("% da meta", 12, (campaign) => String(percentOf(campaign))),
];

const columns: Column<ManagedCampaign>[] = [
  ...main,
  number("Doações", 12, ({ progress }) => String(progress.donations)),
  number("Pessoas", 12, ({ progress: { people } }) => people?.toString() ?? null),
  text("Última anotação", 22, ({ progress: { updatedAt } }) => updatedAt && formatMoment(updatedAt)),
  yesOrNo("No site", ({ active }) => active),
  text("Endereço", 50, ({ permalink }) => absolute(routes.campaign(permalink))),
];

const pdfColumns: Column<ManagedCampaign>[] = [...main, text("Doações", 20, giftsText)];
