import { test as base } from "../fixtures";

export type Need = { _id: string; item: string };

export const test = base.extend<{ need: Need }>({
  /** Asked for so urgently that it stands on the first page; gone after the test. */
  need: async ({ request, headers }, use) => {
    const item = `feijão ${Date.now()}`;
    const more = { urgency: "NOW", place: "Salão da praça", hours: "De manhã" };
    const data = { item, unit: "kg", wanted: "10", description: "Para as cestas", ...more };
    const response = await request.post("/api/needs", { headers, data });
    const need = await response.json();
    await use(need);
    await request.delete(`/api/needs/${need._id}`, { headers });
  },
});
