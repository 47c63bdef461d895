import { exampleVolunteerInput } from "../../lib/volunteers/api";
import { expect, test } from "./fixtures";

type Volunteer = { _id: string; name: string; tel: string };

const tel = "(34) 98765-4321";
const volunteer = { ...exampleVolunteerInput, name: "Bento", profissao: "Padeiro", tel };
const REGISTER = "/api/volunters/register";

test("GET /api/volunters gives the active ones as an array, without the telephone", async ({ request, create }) => {
  const word = `lobo-guará${Date.now()}`;
  const seen = await create<Volunteer>("/api/volunters", { ...volunteer, name: word }, REGISTER);
  await create<Volunteer>("/api/volunters", { ...volunteer, name: word, active: false }, REGISTER);
  const response = await request.get(`/api/volunters?keyword=${encodeURIComponent(word)}`);
  expect(await response.json()).toEqual([expect.objectContaining({ _id: seen._id, profissao: "Padeiro" })]);
  expect(response.headers()["x-total-count"]).toBe("1");
  expect(await response.text()).not.toMatch(/98765-?4321/);
  expect(await (await request.get(`/api/volunters?keyword=${encodeURIComponent(tel)}`)).json()).toEqual([]);
  expect((await request.get("/api/volunters?page=x")).status()).toBe(400);
});

test("GET /api/volunters/all needs a token and gives everybody, with the telephone", async ({
  request,
  headers,
  create,
}) => {
  const word = `tatu${Date.now()}`;
  const hidden = await create<Volunteer>("/api/volunters", { ...volunteer, name: word, active: false }, REGISTER);
  expect((await request.get("/api/volunters/all")).status()).toBe(401);
  const all = await request.get(`/api/volunters/all?keyword=${word}`, { headers });
  expect(await all.json()).toEqual([expect.objectContaining({ _id: hidden._id, tel, active: false })]);
});

test("POST /api/volunters/register creates and refuses", async ({ request, headers, create }) => {
  const made = await create<Volunteer>("/api/volunters", volunteer, REGISTER);
  expect(made).toMatchObject({ ...volunteer, image: "./default.jpg", isAdmin: false });
  expect(made).not.toHaveProperty("token");
  const wrong = await request.post(REGISTER, { headers, data: { ...volunteer, descricao: "", tel: "123" } });
  expect(wrong.status()).toBe(400);
  expect(Object.keys((await wrong.json()).errors).sort()).toEqual(["descricao", "tel"]);
  expect((await request.post(REGISTER, { data: volunteer })).status()).toBe(401);
});

test("GET /api/volunters/{id} is public, but not for the disabled, nor the telephone", async ({
  request,
  headers,
  create,
}) => {
  const { _id } = await create<Volunteer>("/api/volunters", volunteer, REGISTER);
  const open = await request.get(`/api/volunters/${_id}`);
  expect(await open.json()).toMatchObject({ _id, name: "Bento" });
  expect(await open.text()).not.toMatch(/98765-?4321/);
  expect(await (await request.get(`/api/volunters/${_id}`, { headers })).json()).toMatchObject({ tel });

  const hidden = await create<Volunteer>("/api/volunters", { ...volunteer, active: false }, REGISTER);
  const missing = await request.get(`/api/volunters/${hidden._id}`);
  expect([missing.status(), await missing.json()]).toEqual([404, { message: "Voluntário(a) não encontrado(a)" }]);
  expect((await request.get(`/api/volunters/${hidden._id}`, { headers })).status()).toBe(200);
});

test("PUT /api/volunters/profile replaces whom _id names, and keeps what is absent", async ({
  request,
  headers,
  create,
}) => {
  const { _id } = await create<Volunteer>("/api/volunters", volunteer, REGISTER);
  const { tel: _, ...sent } = { ...volunteer, _id, name: "Bento Lima" };
  const put = (data: object) => request.put("/api/volunters/profile", { headers, data });
  expect(await (await put(sent)).json()).toMatchObject({ _id, name: "Bento Lima", tel });
  expect((await (await put({ ...sent, _id: undefined })).json()).errors).toEqual({ _id: "Informe o _id" });
  expect((await put({ ...sent, _id: "nada" })).status()).toBe(404);
  expect((await put({ _id })).status()).toBe(400);
  expect((await request.put("/api/volunters/profile", { data: sent })).status()).toBe(401);
});

test("DELETE /api/volunters/{id} removes", async ({ request, headers, create }) => {
  const { _id } = await create<Volunteer>("/api/volunters", volunteer, REGISTER);
  const at = `/api/volunters/${_id}`;
  expect((await request.delete(at)).status()).toBe(401);
  expect((await request.delete(at, { headers })).status()).toBe(200);
  expect((await request.delete(at, { headers })).status()).toBe(404);
  expect((await request.get(at)).status()).toBe(404);
});
