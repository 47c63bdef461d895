import { readFile } from "node:fs/promises";
import { db } from "../lib/db/client";
import type { Prisma } from "../lib/generated/prisma/client";
import { storeDrawing } from "../lib/images/service";
import { rememberSample } from "../lib/sample/service";
import { seedSampleSettings } from "../lib/settings/service";
import { slugify } from "../lib/text";
import { sampleCampaigns } from "./sample/campaigns";
import { sampleDonations } from "./sample/donations";
import { sampleEvents } from "./sample/events";
import { sampleNeeds } from "./sample/needs";
import { samplePosts } from "./sample/posts";
import { sampleProjects } from "./sample/projects";
import type { SampleEvent, SamplePost } from "./sample/types";
import { sampleVolunteers } from "./sample/volunteers";

const DAY_MS = 24 * 60 * 60 * 1000;
/** America/Sao_Paulo has had no daylight saving since 2019. */
const OFFSET = "-03:00";

/** In milliseconds; Prisma's default of 5 s is meant for requests. */
const TRANSACTION = { timeout: 120_000, maxWait: 30_000 };

/** Listed in the library of pictures, which has no portraits. */
const SHOWN_BY_CONTENT: Prisma.ImageWhereInput = {
  OR: [{ posts: { some: {} } }, { events: { some: {} } }, { projects: { some: {} } }, { campaigns: { some: {} } }],
};

type Pictures = (name: string) => string | null;

/**
 * Fills an empty database with the sample organisation. Pictures first, then all rows and the note that they are samples
 * in one transaction: a start that is cut short leaves nothing that a later one would have to clean up.
 */
export async function seedSampleData(report: (text: string) => void): Promise<void> {
  // Items saved from now on are no sample data.
  const now = new Date();
  report("desenhando as imagens");
  const pictures = await drawPictures();
  report("escrevendo artigos, agenda, projetos, voluntários, campanhas, doações e necessidades");
  await db.$transaction(async (tx) => {
    for (const post of [...samplePosts].sort((a, b) => b.daysAgo - a.daysAgo)) await seedPost(tx, post, pictures, now);
    await seedLists(tx, pictures, now);
    await tx.image.updateMany({ where: SHOWN_BY_CONTENT, data: { listed: true } });
    await seedSampleSettings(tx, now);
    await rememberSample(now, tx);
  }, TRANSACTION);
}

async function seedLists(tx: Prisma.TransactionClient, pictures: Pictures, now: Date) {
  await tx.calendarEvent.createMany({
    data: sampleEvents.map(({ acoes, local, eventos, active, termino, picture, ...when }) => ({
      acoes,
      local,
      eventos,
      active,
      termino,
      startsAt: startOf(when, now),
      imageId: pictures(picture),
      ...madeAt(now),
    })),
  });
  await tx.project.createMany({
    data: sampleProjects.map(({ picture, alt: _, ...project }, index) => ({
      ...project,
      imageId: pictures(picture),
      ...madeAt(daysBefore(now, index * 9 + 3)),
    })),
  });
  await tx.volunteer.createMany({
    data: sampleVolunteers.map(({ portraitSeed, ...volunteer }, index) => ({
      ...volunteer,
      imageId: pictures(`portrait-${portraitSeed}`),
      ...madeAt(daysBefore(now, index * 12 + 5)),
    })),
  });
  const campaigns = await seedCampaigns(tx, pictures, now);
  await tx.donation.createMany({
    data: sampleDonations.map(({ daysAgo, campaign, ...donation }) => ({
      ...donation,
      campaignId: campaign && campaigns.get(campaign),
      date: daysBefore(now, daysAgo),
      ...madeAt(now),
    })),
  });
  for (const { arrived, inDays, ...need } of sampleNeeds) {
    const until = inDays === undefined ? null : daysBefore(now, -inDays);
    const { id: needId } = await tx.need.create({ data: { ...need, until, ...madeAt(now) } });
    await tx.donation.createMany({
      data: arrived.map(({ daysAgo, ...gift }) => ({
        ...gift,
        needId,
        kind: "IN_KIND" as const,
        date: daysBefore(now, daysAgo),
        ...madeAt(now),
      })),
    });
  }
}

/** The ids of the campaigns by their titles. */
async function seedCampaigns(tx: Prisma.TransactionClient, pictures: Pictures, now: Date) {
  const made = await tx.campaign.createManyAndReturn({
    data: sampleCampaigns.map(({ picture, alt: _, startedDaysAgo, endsInDays, ...campaign }) => ({
      ...campaign,
      permalink: slugify(campaign.titulo),
      startsOn: daysBefore(now, startedDaysAgo),
      endsOn: daysBefore(now, -endsInDays),
      imageId: pictures(picture),
      ...madeAt(now),
    })),
    select: { id: true, titulo: true },
  });
  return new Map(made.map(({ id, titulo }) => [titulo, id]));
}

async function seedPost(tx: Prisma.TransactionClient, post: SamplePost, pictures: Pictures, now: Date) {
  const { picture, alt: _, daysAgo, reviews, reactions, ...input } = post;
  // Published in the morning, at a different minute each.
  const published = new Date(daysBefore(now, daysAgo).getTime() - ((daysAgo * 37) % 240) * 60_000);
  const data = { ...input, permalink: slugify(input.titulo), imageId: pictures(picture), ...madeAt(published) };
  const { id: postId } = await tx.post.create({ data });
  await tx.review.createMany({
    data: reviews.map(({ daysAfter, ...review }) => ({
      ...review,
      postId,
      createdAt: new Date(Math.min(now.getTime(), published.getTime() + daysAfter * DAY_MS)),
    })),
  });
  await tx.reaction.createMany({
    data: Object.entries(reactions).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, visitor) => ({
        postId,
        kind: kind as keyof SamplePost["reactions"],
        visitor: `sample-${visitor}`,
      })),
    ),
  });
}

/** Stores each drawing once, with the description of its first use; gives the id of a picture by its name. */
async function drawPictures() {
  const alts = new Map<string, string>();
  for (const { picture, alt } of [...samplePosts, ...sampleEvents, ...sampleProjects, ...sampleCampaigns]) {
    if (!alts.has(picture)) alts.set(picture, alt);
  }
  for (const { portraitSeed, name } of sampleVolunteers) alts.set(`portrait-${portraitSeed}`, `Retrato de ${name}`);
  const ids = new Map<string, string>();
  const draw = async ([name, alt]: [string, string]) => {
    const svg = await readFile(new URL(`./sample/pictures/${name}.svg`, import.meta.url));
    ids.set(name, (await storeDrawing(svg, alt)).id);
  };
  await Promise.all([...alts].map(draw)); // libuv draws four at a time
  return (name: string) => ids.get(name) ?? null;
}

function startOf(when: Pick<SampleEvent, "hora"> & ({ date: string } | { inDays: number }), now: Date) {
  const day = "date" in when ? when.date : daysBefore(now, -when.inDays).toISOString().slice(0, 10);
  return new Date(`${day}T${when.hora}:00${OFFSET}`);
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

const madeAt = (moment: Date) => ({ createdAt: moment, updatedAt: moment });
