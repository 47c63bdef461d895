import { exampleEventInput } from "../../lib/calendar/api";
import { CHILDREN, DISABLED, events } from "../public/agenda/events";
import { expect, test } from "./fixtures";

type Event = { _id: string; acoes: string; active: boolean; semana: string; image: string };

/** An event as clients of the former API send it. */
const event = { ...exampleEventInput, acoes: "Pela API", ano: 2099 };

test("GET /api/calendars gives the active events in a field, with filters", async ({ request, create }) => {
  const word = `jaguatirica${Date.now()}`;
  const seen = await create<Event>("/api/calendars", { ...event, acoes: word });
  await create<Event>("/api/calendars", { ...event, acoes: word, active: false });
  const response = await request.get(`/api/calendars?keyword=${word}`);
  const { calendars } = await response.json();
  expect(calendars).toEqual([expect.objectContaining({ _id: seen._id, dia: 12, mes: "Outubro", hora: "08:30" })]);
  expect(response.headers()["x-total-count"]).toBe("1");
  const none = await request.get(`/api/calendars?keyword=${word}&ate=2099-10-11`);
  expect((await none.json()).calendars).toEqual([]);
  expect((await request.get("/api/calendars?de=0000-01-01")).status()).toBe(400);
});

test("GET /api/calendars/all needs a token and gives the disabled ones too", async ({ request, headers, create }) => {
  const word = `suçuarana${Date.now()}`;
  const hidden = await create<Event>("/api/calendars", { ...event, acoes: word, active: false });
  expect((await request.get("/api/calendars/all")).status()).toBe(401);
  const all = await request.get(`/api/calendars/all?keyword=${word}&status=desabilitados`, { headers });
  expect((await all.json()).calendars).toEqual([expect.objectContaining({ _id: hidden._id, active: false })]);
  expect((await request.get("/api/calendars/all?status=outro", { headers })).status()).toBe(400);
});

test("POST /api/calendars creates; the date must exist and be that weekday", async ({ request, headers, create }) => {
  expect(await create<Event>("/api/calendars", event)).toMatchObject({ ...event, image: "./default.jpg" });
  const post = (data: object) => request.post("/api/calendars", { headers, data });
  const wrong = await post({ ...event, semana: "Terça" });
  expect([wrong.status(), (await wrong.json()).errors]).toEqual([
    400,
    { semana: "O dia 12 de Outubro de 2099 é uma Segunda" },
  ]);
  const impossible = await post({ ...event, dia: 31, mes: "Fevereiro" });
  expect((await impossible.json()).errors).toEqual({ dia: "Fevereiro de 2099 não tem dia 31" });
  expect(Object.keys((await (await post({})).json()).errors)).toEqual(
    expect.arrayContaining(["dia", "mes", "ano", "hora", "acoes", "local", "eventos"]),
  );
  expect((await request.post("/api/calendars", { data: event })).status()).toBe(401);
});

test("/api/calendars/{id} reads, replaces (without semana, too) and deletes", async ({ request, headers, create }) => {
  const { _id } = await create<Event>("/api/calendars", event);
  const at = `/api/calendars/${_id}`;
  expect((await request.get(at)).status()).toBe(401);
  expect(await (await request.get(at, { headers })).json()).toMatchObject({ _id, acoes: "Pela API" });

  const { semana: _, ...listed } = { ...event, _id, acoes: "Outra ação", dia: 13 };
  const updated = await (await request.put(at, { headers, data: listed })).json();
  expect(updated).toMatchObject({ acoes: "Outra ação", semana: "Terça" });
  expect((await request.put(at, { data: listed })).status()).toBe(401);
  expect((await request.put(at, { headers, data: { dia: 1 } })).status()).toBe(400);
  expect((await request.put("/api/calendars/nada", { headers, data: listed })).status()).toBe(404);

  expect((await request.delete(at)).status()).toBe(401);
  expect((await request.delete(at, { headers })).status()).toBe(200);
  const gone = await request.get(at, { headers });
  expect([gone.status(), await gone.json()]).toEqual([404, { message: "Evento não encontrado" }]);
  expect((await request.delete(at, { headers })).status()).toBe(404);
});

test.describe("GET /api/calendars", () => {
  test("lists active events in order, with list headers", async ({ request }) => {
    const response = await request.get("/api/calendars?limit=2");
    const { calendars } = await response.json();
    expect(calendars).toHaveLength(2);
    expect(calendars[0]).toMatchObject({
      ...{ acoes: CHILDREN, dia: 12, mes: "Outubro", ano: 2023, semana: "Quinta", hora: "08:30" },
      ...{ cancelled: false, motivo: "", active: true },
    });
    expect(Number(response.headers()["x-total-count"])).toBeGreaterThan(2);
    expect(response.headers().link).toContain('rel="next"');
    const all = await events(request);
    expect(all.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt).sort());
    expect(JSON.stringify(all)).not.toContain(DISABLED);
  });

  test("finds by days and by words, and explains wrong ones", async ({ request }) => {
    expect((await events(request, "?de=2023-10-12&ate=2023-10-12")).map(({ acoes }) => acoes)).toEqual([CHILDREN]);
    expect(await events(request, "?de=2023-10-13&ate=2023-10-14")).toEqual([]);
    expect((await events(request, "?keyword=criancas&ate=2023-12-31")).map(({ acoes }) => acoes)).toEqual([CHILDREN]);
    const wrong = await request.get("/api/calendars?de=2023-02-31");
    expect([wrong.status(), await wrong.json()]).toEqual([
      400,
      { message: "de deve ser uma data como 2023-10-12", errors: { de: "de deve ser uma data como 2023-10-12" } },
    ]);
    expect((await request.get("/api/calendars?de=2023-10-02&ate=2023-10-01")).status()).toBe(400);
  });
});
