import type { APIRequestContext } from "@playwright/test";
import { addDays, wallClock } from "../../lib/dates";
import { test as base, expect, type Headers } from "../fixtures";

export type Campaign = { _id: string; titulo: string; permalink: string };

export const test = base.extend<{
  newCampaign: (fields: object) => Promise<Campaign>;
  give: (fields: object) => Promise<void>;
}>({
  newCampaign: async ({ request, headers }, use) => {
    const remove: string[] = [];
    await use(async (fields) => {
      const campaign = await create(request, headers, "campaigns", { ...draft(), ...fields });
      remove.push(`/api/campaigns/${campaign._id}`);
      return campaign;
    });
    for (const address of remove) await request.delete(address, { headers });
  },
  give: async ({ request, headers }, use) => {
    const remove: string[] = [];
    await use(async (fields) => {
      const { _id } = await create(request, headers, "donations", { ...gift, ...fields });
      remove.push(`/api/donations/${_id}`);
    });
    for (const address of remove) await request.delete(address, { headers });
  },
});

async function create(request: APIRequestContext, headers: Headers, resource: string, data: object) {
  const response = await request.post(`/api/${resource}`, { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Campaign;
}

export const today = () => wallClock(new Date()).day;
export const draft = () => ({
  titulo: `Campanha de teste ${Date.now()}`,
  description: "Uma história com **força**.",
  goalKind: "MONEY",
  goal: 200,
  startsOn: addDays(today(), -10),
  endsOn: addDays(today(), 10),
});
const gift = { kind: "MONEY", amount: 50, date: "2026-01-02", donor: "", acao: "Campanha de teste" };
