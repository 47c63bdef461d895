import { donationAnswer, exampleDonationInput } from "../../lib/donations/api";
import { expect } from "../fixtures";
import { test } from "../painel/donations/donations";
import { PLANTED, plantDonations, WORD } from "../public/transparency/donations";

test.describe("GET /api/donations", () => {
  plantDonations();

  test("gives a page of five with totals, total and links", async ({ request }) => {
    const response = await request.get(`/api/donations?keyword=${WORD}`);
    expect(response.status()).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      total: PLANTED,
      page: 1,
      pages: 2,
      totals: { amount: "27.60", money: 6, inKind: 1 },
    });
    expect(answer.donations).toHaveLength(5);
    expect(Object.keys(answer.donations[0])).toEqual(Object.keys(donationAnswer.shape));
    expect(response.headers()["x-total-count"]).toBe(String(PLANTED));
    expect(response.headers().link).toContain(`page=2>; rel="next"`);
    expect((await (await request.get(`/api/donations?keyword=${WORD}&limit=2`)).json()).donations).toHaveLength(2);
  });

  test("explains a wrong question", async ({ request }) => {
    for (const query of ["page=0", "limit=101", "page=x", `keyword=${"x".repeat(201)}`, "keyword=%00"]) {
      const response = await request.get(`/api/donations?${query}`);
      expect(response.status(), query).toBe(400);
      expect((await response.json()).message).toBeTruthy();
    }
  });
});

test.describe("the REST API", () => {
  test("lists, reads, writes and removes for administrators; for everybody else the name stays out", async ({
    request,
    headers,
    acao,
    newDonation,
  }) => {
    const gift = { ...exampleDonationInput, donor: "Berenice Oculta", acao };
    const { _id } = await newDonation(gift);
    expect(await (await request.get(`/api/donations/${_id}`)).json()).not.toHaveProperty("donorPublic");
    expect(await (await request.get(`/api/donations/${_id}`)).text()).not.toContain("Berenice");
    expect(await (await request.get(`/api/donations/${_id}`, { headers })).json()).toMatchObject(gift);
    const data = { kind: "MONEY", amount: 50.1, date: "2020-02-01", donor: "", acao, active: false };
    const put = await request.put(`/api/donations/${_id}`, { headers, data });
    expect(await put.json()).toMatchObject({ amount: "50.10", notes: gift.notes, active: false });
    expect((await request.get(`/api/donations/${_id}`)).status()).toBe(404);
    const all = await request.get(`/api/donations/all?keyword=${acao}`, { headers });
    expect(all.headers()["x-total-count"]).toBe("1");
    expect(await (await request.delete(`/api/donations/${_id}`, { headers })).json()).toEqual({
      message: "Doação Excluída",
    });
    const gone = await request.get(`/api/donations/${_id}`, { headers });
    expect([gone.status(), await gone.json()]).toEqual([404, { message: "Doação não encontrada" }]);
  });

  test("explains what is wrong, and lets nobody in without a token", async ({ request, headers }) => {
    const wrong = await request.post("/api/donations", {
      headers,
      data: { kind: "MONEY", amount: "-1", date: "2020-02-30", donor: "", acao: "" },
    });
    expect(wrong.status()).toBe(400);
    expect(Object.keys((await wrong.json()).errors).sort()).toEqual(["acao", "amount", "date"]);
    for (const response of [
      await request.get("/api/donations/all"),
      await request.post("/api/donations", { data: {} }),
      await request.put("/api/donations/x", { data: {} }),
      await request.delete("/api/donations/x"),
    ])
      expect([response.status(), (await response.json()).message]).toEqual([401, "Não Autorizado, sem token"]);
  });
});
