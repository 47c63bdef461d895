import { exampleProjectInput } from "../../lib/projects/api";
import { expect, test } from "./fixtures";

type Project = { _id: string; titulo: string; active: boolean };

const project = { ...exampleProjectInput, titulo: "Pela API" };

test("GET /api/projects gives the active ones with page and pages", async ({ request, create }) => {
  const word = `ariranha${Date.now()}`;
  const seen = await create<Project>("/api/projects", { ...project, titulo: word });
  await create<Project>("/api/projects", { ...project, titulo: word, active: false });
  const response = await request.get(`/api/projects?keyword=${word}&slug=cafes`);
  expect(await response.json()).toEqual({
    projects: [expect.objectContaining({ _id: seen._id })],
    page: 1,
    pages: 1,
  });
  expect(response.headers()["x-total-count"]).toBe("1");
  const first = await request.get("/api/projects?limit=1");
  expect((await first.json()).pages).toBeGreaterThan(1);
  expect((await request.get("/api/projects?limit=0")).status()).toBe(400);
});

test("GET /api/projects/all needs a token, filters and orders", async ({ request, headers, create }) => {
  const word = `cutia${Date.now()}`;
  await create<Project>("/api/projects", { ...project, titulo: `B ${word}`, active: false });
  await create<Project>("/api/projects", { ...project, titulo: `A ${word}` });
  expect((await request.get("/api/projects/all")).status()).toBe(401);
  const titles = async (query: string) => {
    const response = await request.get(`/api/projects/all?keyword=${word}&${query}`, { headers });
    return (await response.json()).map(({ titulo }: Project) => titulo);
  };
  expect(await titles("ordem=az")).toEqual([`A ${word}`, `B ${word}`]);
  expect(await titles("status=desabilitados")).toEqual([`B ${word}`]);
  expect(await titles("slug=criancas")).toEqual([]);
});

test("POST /api/projects creates and refuses", async ({ request, headers, create }) => {
  expect(await create<Project>("/api/projects", project)).toMatchObject({ ...project, image: "./default.jpg" });
  for (const [field, value] of [
    ["slug", "x"],
    ["url", "javascript:1"],
  ] as const) {
    const wrong = await request.post("/api/projects", { headers, data: { ...project, [field]: value } });
    expect(wrong.status()).toBe(400);
    expect(Object.keys((await wrong.json()).errors)).toEqual([field]);
  }
  expect((await request.post("/api/projects", { data: project })).status()).toBe(401);
});

test("/api/projects/{id} reads, replaces and deletes", async ({ request, headers, create }) => {
  const { _id } = await create<Project>("/api/projects", { ...project, active: false });
  const at = `/api/projects/${_id}`;
  expect((await request.get(at)).status()).toBe(401);
  expect(await (await request.get(at, { headers })).json()).toMatchObject({ _id, active: false });

  const data = { ...project, _id, titulo: "Outro" };
  expect(await (await request.put(at, { headers, data })).json()).toMatchObject({ titulo: "Outro", active: false });
  expect((await request.put(at, { data })).status()).toBe(401);
  expect((await request.put(at, { headers, data: {} })).status()).toBe(400);
  const missing = await request.put("/api/projects/nada", { headers, data });
  expect([missing.status(), await missing.json()]).toEqual([404, { message: "Projeto não encontrado" }]);

  expect((await request.delete(at)).status()).toBe(401);
  expect((await request.delete(at, { headers })).status()).toBe(200);
  expect((await request.delete(at, { headers })).status()).toBe(404);
});
