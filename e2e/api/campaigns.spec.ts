import { exampleCampaignInput } from "../../lib/campaigns/api";
import { expect, test } from "./fixtures";

type Campaign = { _id: string; titulo: string; permalink: string; active: boolean };

const campaign = {
  ...exampleCampaignInput,
  titulo: "Pela API",
  goal: "100.50",
  startsOn: "2026-01-01",
  endsOn: "2099-12-31",
  image: "",
};
const donation = { kind: "MONEY", amount: "25.00", date: "2026-01-02", donor: "", acao: "Pela API" };

test("GET /api/campaigns gives the active ones with what they have reached", async ({ request, create }) => {
  const word = `jaguatirica${Date.now()}`;
  const seen = await create<Campaign>("/api/campaigns", { ...campaign, titulo: word });
  await create<Campaign>("/api/campaigns", { ...campaign, titulo: word, active: false });
  await create("/api/donations", { ...donation, campaignId: seen._id });
  const response = await request.get(`/api/campaigns?keyword=${word}`);
  expect(await response.json()).toEqual({
    campaigns: [
      expect.objectContaining({
        _id: seen._id,
        state: "running",
        goal: "100.50",
        progress: { reached: "25", donations: 1, people: null, updatedAt: expect.any(String) },
      }),
    ],
    page: 1,
    pages: 1,
  });
  expect((await request.get("/api/campaigns?limit=0")).status()).toBe(400);
});

test("GET /api/campaigns/all needs a token, filters and orders", async ({ request, headers, create }) => {
  const word = `irara${Date.now()}`;
  await create<Campaign>("/api/campaigns", { ...campaign, titulo: `B ${word}`, active: false });
  await create<Campaign>("/api/campaigns", { ...campaign, titulo: `A ${word}` });
  expect((await request.get("/api/campaigns/all")).status()).toBe(401);
  const titles = async (query: string) => {
    const response = await request.get(`/api/campaigns/all?keyword=${word}&${query}`, { headers });
    return (await response.json()).map(({ titulo }: Campaign) => titulo);
  };
  expect(await titles("ordem=az")).toEqual([`A ${word}`, `B ${word}`]);
  expect(await titles("status=desabilitados")).toEqual([`B ${word}`]);
});

test("POST /api/campaigns creates and refuses", async ({ request, headers, create }) => {
  const baskets = { ...campaign, goalKind: "ITEMS", unit: "cestas" };
  const made = await create<Campaign>("/api/campaigns", { ...baskets, goal: 40 });
  expect(made).toMatchObject({ ...baskets, goal: "40.00", image: "./default.jpg", result: "", active: true });
  const data = { ...campaign, goal: "-1", endsOn: "2025-01-01" };
  const wrong = await request.post("/api/campaigns", { headers, data });
  expect(wrong.status()).toBe(400);
  expect(Object.keys((await wrong.json()).errors).sort()).toEqual(["endsOn", "goal"]);
  expect((await request.post("/api/campaigns", { data: campaign })).status()).toBe(401);
});

test("/api/campaigns/{id} reads, replaces and deletes", async ({ request, headers, create }) => {
  const { _id, permalink } = await create<Campaign>("/api/campaigns", { ...campaign, active: false });
  const at = `/api/campaigns/${_id}`;
  expect((await request.get(at)).status()).toBe(404);
  expect(await (await request.get(at, { headers })).json()).toMatchObject({ _id, active: false });
  expect((await request.get(`/api/campaigns/${permalink}`, { headers })).status()).toBe(200);

  const data = { ...campaign, titulo: "Outra", result: "Feito." };
  const changed = await (await request.put(at, { headers, data })).json();
  expect(changed).toMatchObject({ titulo: "Outra", active: false, state: "over" });
  expect((await request.put(at, { data })).status()).toBe(401);
  expect((await request.put(at, { headers, data: {} })).status()).toBe(400);
  const missing = await request.put("/api/campaigns/nada", { headers, data });
  expect([missing.status(), await missing.json()]).toEqual([404, { message: "Campanha não encontrada" }]);

  expect((await request.delete(at)).status()).toBe(401);
  expect((await request.delete(at, { headers })).status()).toBe(200);
  expect((await request.delete(at, { headers })).status()).toBe(404);
});

test("a donation counts for a campaign that exists, and keeps it when a change does not mention it", async ({
  request,
  headers,
  create,
}) => {
  const { _id: campaignId } = await create<Campaign>("/api/campaigns", campaign);
  const wrong = await request.post("/api/donations", { headers, data: { ...donation, campaignId: "nada" } });
  expect([wrong.status(), await wrong.json()]).toEqual([
    400,
    { message: "Escolha uma campanha da lista", errors: { campaignId: "Escolha uma campanha da lista" } },
  ]);
  const made = await create<{ _id: string }>("/api/donations", { ...donation, campaignId });
  expect(made).toMatchObject({ campaignId, campanha: campaign.titulo });
  const at = `/api/donations/${made._id}`;
  expect(await (await request.put(at, { headers, data: donation })).json()).toMatchObject({ campaignId });
  const freed = await request.put(at, { headers, data: { ...donation, campaignId: null } });
  expect(await freed.json()).toMatchObject({ campaignId: null, campanha: null });
});
