import { exampleNeedInput } from "../../lib/needs/api";
import { expect, test } from "./fixtures";

type Need = { _id: string; item: string; active: boolean };

const need = { ...exampleNeedInput, urgency: "ALWAYS", until: "2099-12-31" }; // not before what other tests look for

test("GET /api/needs gives what is still asked for, with what is missing", async ({ request, create }) => {
  const item = `tatu${Date.now()}`;
  const { _id } = await create<Need>("/api/needs", { ...need, item, wanted: 2.5 });
  await create<Need>("/api/needs", { ...need, item: `${item} fora`, active: false });
  await create<Need>("/api/needs", { ...need, item: `${item} velho`, until: "2026-01-01" });
  const { needs } = await (await request.get("/api/needs")).json();
  const found = needs.filter((one: Need) => one.item.startsWith(item));
  expect(found).toEqual([
    expect.objectContaining({ _id, wanted: "2.5", received: "0", promised: "0", missing: "2.5", state: "open" }),
  ]);
  expect(found[0]).not.toHaveProperty("active");
  expect((await request.get("/api/needs?limit=0")).status()).toBe(400);
});

test("GET /api/needs/all needs a token, filters and orders", async ({ request, headers, create }) => {
  const word = `paca${Date.now()}`;
  await create<Need>("/api/needs", { ...need, item: `B ${word}`, active: false });
  await create<Need>("/api/needs", { ...need, item: `A ${word}` });
  expect((await request.get("/api/needs/all")).status()).toBe(401);
  const items = async (query: string) => {
    const response = await request.get(`/api/needs/all?keyword=${word}&${query}`, { headers });
    return (await response.json()).map(({ item }: Need) => item);
  };
  expect(await items("ordem=az")).toEqual([`A ${word}`, `B ${word}`]);
  expect(await items("status=desabilitados")).toEqual([`B ${word}`]);
});

test("POST /api/needs creates and refuses", async ({ request, headers, create }) => {
  expect(await create<Need>("/api/needs", need)).toMatchObject({ ...need, active: true });
  const wrong = await request.post("/api/needs", { headers, data: { ...need, wanted: 0, urgency: "x" } });
  expect(wrong.status()).toBe(400);
  expect(Object.keys((await wrong.json()).errors).sort()).toEqual(["urgency", "wanted"]);
  expect((await request.post("/api/needs", { data: need })).status()).toBe(401);
});

test("/api/needs/{id} reads, replaces and deletes", async ({ request, headers, create }) => {
  const { _id } = await create<Need>("/api/needs", need);
  const at = `/api/needs/${_id}`;
  expect(await (await request.get(at)).json()).toMatchObject({ _id, item: "arroz" });
  expect(await (await request.put(at, { headers, data: { ...need, item: "feijão" } })).json()).toMatchObject({
    item: "feijão",
    active: true,
  });
  expect((await request.put(at, { data: need })).status()).toBe(401);
  expect((await request.put(at, { headers, data: {} })).status()).toBe(400);
  await request.put(at, { headers, data: { ...need, active: false } });
  expect((await request.get(at)).status()).toBe(404);
  expect((await request.delete(at)).status()).toBe(401);
  expect(await (await request.delete(at, { headers })).json()).toEqual({ message: "Necessidade Excluída" });
  expect((await request.delete(at, { headers })).status()).toBe(404);
});

test("POST /api/needs/{id}/promises promises without an account, and refuses what is not missing", async ({
  request,
  create,
}) => {
  const { _id } = await create<Need>("/api/needs", need);
  const at = `/api/needs/${_id}/promises`;
  const data = { quantity: 30, name: "Ana", contact: "ana@exemplo.com" };
  const made = await request.post(at, { data });
  expect(made.status()).toBe(201);
  expect(await made.json()).toEqual({
    message: "Promessa guardada. Obrigado!",
    url: expect.stringMatching(/\/precisamos\/promessa\/[\w-]{43}$/),
    until: expect.any(String),
  });
  expect(await (await request.get(`/api/needs/${_id}`)).json()).toMatchObject({ promised: "30", missing: "10" });
  const tooMuch = await request.post(at, { data: { ...data, name: "Bia" } });
  expect([tooMuch.status(), Object.keys((await tooMuch.json()).errors)]).toEqual([400, ["quantity"]]);
  expect((await request.post(at, { data: { quantity: 1 } })).status()).toBe(400);
  expect((await request.post("/api/needs/nada/promises", { data })).status()).toBe(404);
});
