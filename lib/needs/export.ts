import "server-only";
import { streamItems } from "../items/stream";
import { columnsOf } from "../reports/columns";
import { type ListFileOptions, listFile } from "../reports/list-file";
import type { Column } from "../reports/report";
import { describeMissing, titleOf } from "./describe";
import { needEntity } from "./entity";
import { readNeeds } from "./list";
import { presentManagedNeed } from "./present";
import type { ManagedNeed } from "./types";
import { NEED_URGENCIES } from "./urgency";

/**
 * The dashboard's list of needs as a file. Of promises it has the sums only: names and contacts are erased after a month,
 * and a file is not.
 */
export const exportNeeds = (options: ListFileOptions) =>
  listFile(options, {
    many: needEntity.many,
    rows: streamItems(needEntity, options.query, async (ids) => (await readNeeds(ids)).map(presentManagedNeed)),
    columns,
    pdfColumns,
  });

const { fields } = needEntity;

const { text, number, day, yesOrNo } = columnsOf<ManagedNeed>();

const item = text(fields.item.label, 30, titleOf);
const unit = text(fields.unit.label, 14, (need) => need.unit);
const amounts = [
  number(fields.wanted.label, 12, ({ wanted }) => wanted),
  number("Chegou", 12, ({ received }) => received),
  number(fields.promised.label, 12, ({ promised }) => promised),
  number("Falta", 12, ({ missing }) => missing),
];
const urgency = text(fields.urgency.label, 20, (need) => NEED_URGENCIES[need.urgency]);
const until = day(fields.until.label, 12, (need) => need.until);
const state = text("Situação", 26, describeMissing);
const place = text(fields.place.label, 34, (need) => need.place);

const columns: Column<ManagedNeed>[] = [
  item,
  unit,
  ...amounts,
  state,
  urgency,
  until,
  text(fields.description.label, 44, ({ description }) => description),
  text(fields.project.label, 24, ({ project }) => project),
  text(fields.event.label, 24, ({ event }) => event?.title ?? null),
  text(fields.campaign.label, 24, ({ campaign }) => campaign?.title ?? null),
  place,
  text(fields.hours.label, 30, ({ hours }) => hours),
  yesOrNo("No site", ({ active }) => active),
];

const pdfColumns: Column<ManagedNeed>[] = [item, unit, ...amounts, urgency, until, place];
