import { readFile } from "node:fs/promises";
import { db } from "../lib/db";
import { storeDrawing } from "../lib/images/service";
import { createPost } from "../lib/posts/service";
import { rememberSample } from "../lib/sample/service";
import { sampleDonations } from "./sample/donations";
import { sampleEvents } from "./sample/events";
import { samplePosts } from "./sample/posts";
import { sampleProjects } from "./sample/projects";
import type { SampleEvent, SamplePost } from "./sample/types";
import { sampleVolunteers } from "./sample/volunteers";

const DAY = 24 * 60 * 60 * 1000;
/** America/Sao_Paulo has had no daylight saving since 2019. */
const OFFSET = "-03:00";

/** Fills an empty database with the sample organisation, and remembers which rows are samples. */
export async function seedSampleData(report: (text: string) => void): Promise<void> {
  const now = Date.now();
  report("desenhando as imagens");
  const pictures = await drawPictures();
  report("escrevendo os artigos");
  for (const post of [...samplePosts].sort((a, b) => b.daysAgo - a.daysAgo)) await seedPost(post, pictures, now);
  report("marcando a agenda, os projetos, os voluntários e as doações");
  await db.calendarEvent.createMany({
    data: sampleEvents.map(({ acoes, local, eventos, active, picture, ...when }) => ({
      ...{ acoes, local, eventos, active },
      startsAt: startOf(when, now),
      imageId: pictures(picture),
    })),
  });
  await db.project.createMany({
    data: sampleProjects.map(({ picture, alt: _, ...project }, index) => ({
      ...project,
      imageId: pictures(picture),
      createdAt: new Date(now - (index * 9 + 3) * DAY),
    })),
  });
  await db.volunteer.createMany({
    data: sampleVolunteers.map(({ portraitSeed, ...volunteer }, index) => ({
      ...volunteer,
      imageId: pictures(`portrait-${portraitSeed}`),
      createdAt: new Date(now - (index * 12 + 5) * DAY),
    })),
  });
  await db.donation.createMany({
    data: sampleDonations.map(({ daysAgo, ...donation }) => ({ ...donation, date: new Date(now - daysAgo * DAY) })),
  });
  await rememberSample();
}

async function seedPost(post: SamplePost, pictures: (name: string) => string | null, now: number) {
  const { picture, alt: _, daysAgo, reviews, reactions, ...input } = post;
  // Published in the morning, at a different minute each.
  const createdAt = new Date(now - daysAgo * DAY - ((daysAgo * 37) % 240) * 60_000);
  const { id } = await createPost(input);
  await db.post.update({ where: { id }, data: { createdAt, updatedAt: createdAt, imageId: pictures(picture) } });
  await db.review.createMany({
    data: reviews.map(({ daysAfter, ...review }) => ({
      ...review,
      postId: id,
      createdAt: new Date(Math.min(now, createdAt.getTime() + daysAfter * DAY)),
    })),
  });
  await db.reaction.createMany({
    data: Object.entries(reactions).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, visitor) => ({
        postId: id,
        kind: kind as keyof SamplePost["reactions"],
        visitor: `sample-${visitor}`,
      })),
    ),
  });
}

/** Stores each drawing once, with the description of its first use; gives the id of a picture by its name. */
async function drawPictures() {
  const alts = new Map<string, string>();
  for (const { picture, alt } of [...samplePosts, ...sampleEvents, ...sampleProjects]) {
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

function startOf(when: Pick<SampleEvent, "hora"> & ({ date: string } | { inDays: number }), now: number) {
  const day = "date" in when ? when.date : new Date(now + when.inDays * DAY).toISOString().slice(0, 10);
  return new Date(`${day}T${when.hora}:00${OFFSET}`);
}
