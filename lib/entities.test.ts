import { expect, it } from "vitest";
import { z } from "zod";
import { eventForm } from "./calendar/schema";
import { campaignInput } from "./campaigns/schema";
import { donationInput } from "./donations/schema";
import { type EntityKey, entityOf } from "./entities";
import { needInput } from "./needs/schema";
import { postInput } from "./posts/schema";
import { projectInput } from "./projects/schema";
import { settingsInput } from "./settings/schema";
import { userInput } from "./users/schema";
import { volunteerInput } from "./volunteers/schema";

/** What each entity's form sends; null of what no form of several fields changes. */
const FORMS: Record<EntityKey, z.ZodType | null> = {
  post: postInput,
  review: null,
  event: eventForm,
  project: projectInput,
  picture: null,
  category: null,
  volunteer: volunteerInput,
  campaign: campaignInput,
  donation: donationInput,
  import: null,
  need: needInput,
  claim: null,
  user: userInput,
  handover: null,
  message: null,
  settings: settingsInput,
  backup: null,
};

/** Fields of forms under the name that the history has for them. */
const RENAMED: Record<string, string[]> = {
  campaignId: ["campanha", "campaign"],
  projectId: ["project"],
  eventId: ["event"],
};

function fieldsOf(schema: z.ZodType) {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return [json, ...(json.allOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
}

it.each(Object.entries(FORMS).flatMap(([key, schema]) => (schema ? [[key, schema] as const] : [])))(
  "each field of a form has the label under which the history tells it: %s",
  (key, schema) => {
    const labelled = Object.keys(entityOf(key)?.fields ?? {});
    const fields = fieldsOf(schema).filter((name) => name !== "seen");
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter((name) => ![name, ...(RENAMED[name] ?? [])].some((one) => labelled.includes(one)))).toEqual(
      [],
    );
  },
);
