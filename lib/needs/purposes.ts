import "server-only";
import { eventEntity } from "../calendar/entity";
import { campaignEntity } from "../campaigns/entity";
import { currentDay, startOfDay } from "../dates";
import { db } from "../db/client";
import type { Transaction } from "../items/store";
import { readTitles } from "../items/titles";
import { projectEntity } from "../projects/entity";
import type { NeedRow } from "./list";
import type { Purposes } from "./types";

// What a need is for: a project, an event, a campaign.

/** With the titles of what it is for, as the history tells them. */
export type StoredNeed = NeedRow & { purposes: Record<"project" | "event" | "campaign", string | undefined> };

export async function withPurposes(tx: Transaction, rows: NeedRow[]): Promise<StoredNeed[]> {
  const idsOf = (key: "projectId" | "eventId" | "campaignId") => rows.map((row) => row[key]);
  const projects = await readTitles(tx, projectEntity, "titulo", idsOf("projectId"));
  const events = await readTitles(tx, eventEntity, "acoes", idsOf("eventId"));
  const campaigns = await readTitles(tx, campaignEntity, "titulo", idsOf("campaignId"));
  return rows.map((row) => ({
    ...row,
    purposes: {
      project: projects.get(row.projectId),
      event: events.get(row.eventId),
      campaign: campaigns.get(row.campaignId),
    },
  }));
}

/** Projects and events that the form offers. */
const OFFERED = 100;

/** What a need can be for: active projects, events that are not over, and what it is for already. */
export async function listPurposes(need?: Pick<NeedRow, "projectId" | "eventId">): Promise<Purposes> {
  const [projects, events] = await Promise.all([
    db.project.findMany({
      where: { OR: [{ active: true }, { id: need?.projectId ?? "" }] },
      orderBy: { createdAt: "desc" },
      select: { id: true, titulo: true },
      take: OFFERED,
    }),
    db.calendarEvent.findMany({
      where: { OR: [{ active: true, startsAt: { gte: startOfDay(currentDay()) } }, { id: need?.eventId ?? "" }] },
      orderBy: { startsAt: "asc" },
      select: { id: true, acoes: true },
      take: OFFERED,
    }),
  ]);
  return {
    projects: Object.fromEntries(projects.map(({ id, titulo }) => [id, titulo])),
    events: Object.fromEntries(events.map(({ id, acoes }) => [id, acoes])),
  };
}
