import { expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { draft } from "./events.fixture";
import { createEvent, getEvent, setEventsActive, setEventsCancelled, updateEvent } from "./service";

emptyForEachTest("CalendarEvent");

it("several are switched and cancelled at once", async () => {
  const ids = [(await createEvent(draft)).id, (await createEvent(draft)).id];
  await setEventsCancelled(ids, true);
  expect(await db.calendarEvent.count({ where: { cancelled: true, active: true } })).toBe(2);
  await setEventsCancelled(ids, false);
  await setEventsActive(ids, false);
  expect(await db.calendarEvent.count({ where: { cancelled: false, active: false } })).toBe(2);
});

it("a reason stays while the event is cancelled, and goes when it takes place after all", async () => {
  const motivo = "por causa da chuva";
  const { id } = await createEvent(draft);
  await setEventsCancelled([id], true, { motivo });
  await setEventsCancelled([id], true);
  expect(await updateEvent(id, { ...draft, local: "Salão" })).toMatchObject({ cancelled: true, motivo });
  await setEventsCancelled([id], false);
  expect(await getEvent(id)).toMatchObject({ cancelled: false, motivo: "" });
  await setEventsCancelled([id], true, { motivo });
  expect(await updateEvent(id, { ...draft, cancelled: false, motivo })).toMatchObject({ cancelled: false, motivo: "" });
});

it("a reason that somebody gave stays when another person, whose list is older, cancels the event, too", async () => {
  const { id } = await createEvent(draft);
  expect(await setEventsCancelled([id], true, { motivo: "por causa da chuva" })).toMatchObject([{ changed: true }]);
  expect(await setEventsCancelled([id], true, { motivo: "" })).toMatchObject([{ changed: false }]);
  expect((await getEvent(id)).motivo).toBe("por causa da chuva");
  await setEventsCancelled([id], true, { motivo: "por causa da chuva" });
  const refused = { code: "conflict", message: expect.stringMatching(/^Outra pessoa já escreveu um motivo/) };
  await expect(setEventsCancelled([id], true, { motivo: "falta de ônibus" })).rejects.toMatchObject(refused);
  expect((await getEvent(id)).motivo).toBe("por causa da chuva");
});

it("a reason that came without a cancellation is none: what is cancelled later says its own", async () => {
  const { id } = await createEvent({ ...draft, motivo: "por causa da chuva" });
  await setEventsCancelled([id], true);
  expect((await getEvent(id)).motivo).toBe("");
  await setEventsCancelled([id], false);
  await updateEvent(id, { ...draft, motivo: "por causa da chuva" });
  expect(await setEventsCancelled([id], true, { motivo: "falta de ônibus" })).toMatchObject([
    { motivo: "falta de ônibus" },
  ]);
});

it("a reason that is typed after the cancellation does not cancel anew what another person has reinstated", async () => {
  const { id } = await createEvent(draft);
  await setEventsCancelled([id], true);
  await setEventsCancelled([id], false);
  const refused = { code: "conflict", message: expect.stringMatching(/^Outra pessoa reativou/) };
  await expect(
    setEventsCancelled([id], true, { motivo: "por causa da chuva", wasCancelled: true }),
  ).rejects.toMatchObject(refused);
  expect(await getEvent(id)).toMatchObject({ cancelled: false, motivo: "" });
  await setEventsCancelled([id], true);
  expect(await setEventsCancelled([id], true, { motivo: "por causa da chuva", wasCancelled: true })).toMatchObject([
    { changed: true },
  ]);
});
