import { test as base, expect } from "../../fixtures";

type Donations = {
  /** Creates a donation over the API; all donations of this test's action are removed after the test. */
  newDonation: (fields?: Record<string, unknown>) => Promise<{ _id: string }>;
  /** The name of an action, unique to the test. */
  acao: string;
};

export const test = base.extend<Donations>({
  acao: async ({}, use, { workerIndex }) => use(`Lamparina${workerIndex}x${Date.now()}`),
  newDonation: async ({ request, headers, acao }, use) => {
    await use(async (fields = {}) => {
      const data = { kind: "MONEY", amount: "10.00", date: "2020-02-01", donor: "Berenice Oculta", acao, ...fields };
      const response = await request.post("/api/donations", { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    });
    const all = await request.get(`/api/donations/all?keyword=${acao}`, { headers });
    for (const { _id } of (await all.json()).donations) await request.delete(`/api/donations/${_id}`, { headers });
  },
});

export const find = (acao: string) => `/donations?q=${acao}`;
export const publicList = (acao: string) => `/api/donations?keyword=${acao}`;
