import { addDays, wallClock } from "../../lib/dates";
import { test as base, expect } from "../fixtures";

export type Campaigns = {
  /** The title of a campaign, unique to the test; all that carries it is removed after the test. */
  titulo: string;
  /** Creates a running campaign of that title over the API, whose goal is R$ 1.000. */
  newCampaign: () => Promise<{ _id: string; address: string }>;
};

export const today = wallClock(new Date()).day;
export const days = { startsOn: addDays(today, -1), endsOn: addDays(today, 20) };

export const test = base.extend<Campaigns>({
  titulo: async ({ request, headers }, use, { workerIndex }) => {
    const titulo = `Bebedouro da quadra ${Date.now()}${workerIndex}`;
    await use(titulo);
    for (const resource of ["posts", "donations", "campaigns"]) {
      const answer = await request.get(`/api/${resource}/all?keyword=${encodeURIComponent(titulo)}`, { headers });
      const listed = await answer.json();
      for (const { _id } of listed[resource] ?? listed) await request.delete(`/api/${resource}/${_id}`, { headers });
    }
  },
  newCampaign: async ({ request, headers, titulo }, use) =>
    use(async () => {
      const data = { titulo, description: "Água fresca para quem joga.", goalKind: "MONEY", goal: "1000.00", ...days };
      const response = await request.post("/api/campaigns", { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      const { _id, permalink } = await response.json();
      return { _id, address: `/campanhas/${permalink}` };
    }),
});
