import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { exampleEvent } from "@/lib/calendar/api";
import { eventForm } from "@/lib/calendar/schema";
import { exampleManagedCampaign } from "@/lib/campaigns/api";
import { campaignInput } from "@/lib/campaigns/schema";
import { exampleManagedDonation } from "@/lib/donations/api";
import { donationInput } from "@/lib/donations/schema";
import { exampleManagedNeed, exampleNeed } from "@/lib/needs/api";
import { needInput } from "@/lib/needs/schema";
import { examplePost } from "@/lib/posts/api";
import { postInput } from "@/lib/posts/schema";
import { exampleManagedProject, exampleProject } from "@/lib/projects/api";
import { projectInput } from "@/lib/projects/schema";
import { exampleManagedVolunteer, exampleVolunteer } from "@/lib/volunteers/api";
import { volunteerInput } from "@/lib/volunteers/schema";
import { EventCard } from "./calendar/event-card";
import { EventForm } from "./calendar/event-form";
import { CampaignForm } from "./campaigns/campaign-form";
import { DonationForm } from "./donations/donation-form";
import { NeedCard } from "./needs/need-card";
import { NeedForm } from "./needs/need-form";
import { PostCard } from "./posts/post-card";
import { PostForm } from "./posts/post-form";
import { ProjectCard } from "./projects/project-card";
import { ProjectForm } from "./projects/project-form";
import { VolunteerCard } from "./volunteers/volunteer-card";
import { VolunteerForm } from "./volunteers/volunteer-form";

// No field is forgotten on its way from the form to the site: each has a control, and what visitors get is shown to them.

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const render = async (node: ReactNode) => text((await prerenderToNodeStream(node)).prelude);

const save = () => Promise.reject();
const purposes = { projects: {}, events: {} };
const campaigns = [{ _id: "c", titulo: "Mochilas", unit: "" }];
const drafts = {} as never;

const event = { ...exampleEvent, cancelled: true, past: false, updatedAt: exampleEvent.startsAt };
const campaign = { ...exampleManagedCampaign, goalKind: "ITEMS" as const };
const donation = { ...exampleManagedDonation, kind: "IN_KIND" as const };

const FORMS: [string, z.ZodType, ReactNode][] = [
  ["post", postInput, <PostForm key="" post={examplePost} {...{ campaigns, categories: {}, drafts, save }} />],
  ["event", eventForm, <EventForm key="" {...{ event, campaigns, save }} />],
  ["project", projectInput, <ProjectForm key="" project={exampleManagedProject} categories={{}} save={save} />],
  ["volunteer", volunteerInput, <VolunteerForm key="" volunteer={exampleManagedVolunteer} save={save} />],
  ["campaign", campaignInput, <CampaignForm key="" campaign={campaign} save={save} />],
  [
    "donation",
    donationInput,
    <DonationForm key="" donation={donation} actions={[]} campaigns={campaigns} save={save} />,
  ],
  ["need", needInput, <NeedForm key="" need={exampleManagedNeed} {...{ purposes, campaigns, save }} />],
];

it.each(FORMS)("each field has a control in its form: %s", async (_, schema, form) => {
  const html = await render(form);
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const fields = [json, ...(json.allOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
  // Photographs have no control of their own, and nobody types what was seen.
  const asked = fields.filter((name) => name !== "fotos" && name !== "seen");
  const missing = asked.filter((name) => !new RegExp(` (?:name="${name}"|id="${name}-)`).test(html));
  expect(missing).toEqual([]);
});

/** The last: fields that stand elsewhere, or there in other words. */
const CARDS: [string, Record<string, unknown>, ReactNode, string[]][] = [
  ["post", examplePost, <PostCard key="" post={examplePost} />, ["_id", "description"]],
  ["event", exampleEvent, <EventCard key="" event={exampleEvent} />, ["mes", "eventos", "startsAt", "endsAt", "url"]],
  ["project", exampleProject, <ProjectCard key="" project={exampleProject} span={2} />, ["_id", "slug"]],
  ["volunteer", exampleVolunteer, <VolunteerCard key="" volunteer={exampleVolunteer} />, ["_id"]],
  ["need", exampleNeed, <NeedCard key="" need={exampleNeed} />, ["item", "state", "urgency"]],
];

it.each(CARDS)("each text that visitors get is on its card: %s", async (_, item, card, elsewhere) => {
  const html = await render(card);
  const missing = Object.entries(item).filter(([, value]) => typeof value === "string" && !html.includes(value));
  expect(missing.map(([name]) => name).sort()).toEqual(elsewhere.sort());
});
