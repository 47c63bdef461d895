import { test as base, expect } from "../../fixtures";

type Donations = {
  /** The name of an action, unique to the test; all its donations are removed after the test. */
  acao: string;
  /** Creates a donation of that action over the API. */
  newDonation: (fields?: Record<string, unknown>) => Promise<{ _id: string }>;
};

export const test = base.extend<Donations>({
  acao: async ({ request, headers }, use, { workerIndex }) => {
    const acao = `Lamparina${workerIndex}x${Date.now()}`;
    await use(acao);
    const all = await request.get(`/api/donations/all?keyword=${acao}`, { headers });
    for (const { _id } of (await all.json()).donations) await request.delete(`/api/donations/${_id}`, { headers });
  },
  newDonation: async ({ request, headers, acao }, use) =>
    use(async (fields = {}) => {
      const data = { kind: "MONEY", amount: "10.00", date: "2020-02-01", donor: "Berenice Oculta", acao, ...fields };
      const response = await request.post("/api/donations", { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    }),
});

export const find = (acao: string) => `/donations?q=${acao}`;
export const publicList = (acao: string) => `/api/donations?keyword=${acao}`;
