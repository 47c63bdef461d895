import { expect, it } from "vitest";
import { db } from "../db/client";
import { cancelledText, movedText, programme, shareText } from "./event-texts";
import { presentEvent } from "./present";

const startsAt = new Date("2023-10-12T11:30:00Z");
const draft = { acoes: "Dia das Crianças", local: "Praça das Paineiras", eventos: "Pipas, Lanche", startsAt };
const present = async (fields = {}) =>
  presentEvent(await db.calendarEvent.create({ data: { ...draft, ...fields }, include: { image: true } }));

it("an event leaves as `_id`, with what derives from its date and nothing else of the row", async () => {
  const event = await present();
  const { _id, url, picture: _, ...rest } = event;
  expect(rest).toEqual({
    ...{ acoes: "Dia das Crianças", local: "Praça das Paineiras", eventos: "Pipas, Lanche" },
    ...{ startsAt: "2023-10-12T11:30:00.000Z", dia: 12, mes: "Outubro", ano: 2023, semana: "Quinta", hora: "08:30" },
    ...{ termino: "", image: "./default.jpg", cancelled: false, motivo: "", active: true, campaignId: null },
  });
  expect(new URL(url).pathname).toBe(`/agenda/${_id}`);
});

it("an event with an end says when that is, on the next day when it is before its beginning", async () => {
  expect(await present({ termino: "12:00" })).toMatchObject({ termino: "12:00", endsAt: "2023-10-12T15:00:00.000Z" });
  const late = await present({ startsAt: new Date("2023-10-13T01:00:00Z"), termino: "01:00" });
  expect(late).toMatchObject({ hora: "22:00", termino: "01:00", endsAt: "2023-10-13T04:00:00.000Z" });
  expect(shareText(late)).toContain("quinta-feira, 12 de outubro de 2023, das 22:00 às 01:00");
});

it("its day is Brazil's, and the weekday is spelled as the API always did", async () => {
  const late = await present({ startsAt: new Date("2024-01-07T02:30:00Z") });
  expect(late).toMatchObject({ dia: 6, mes: "Janeiro", semana: "Sabado", hora: "23:30" });
});

it("the programme is split at its commas", () => {
  expect(programme(" Café , , Pão fresco,")).toEqual(["Café", "Pão fresco"]);
});

it("a shared event says what, when, where and its address, and whether it is off", async () => {
  const event = await present();
  expect(shareText(event)).toBe(
    `Dia das Crianças\nquinta-feira, 12 de outubro de 2023, às 08:30\nPraça das Paineiras\n${event.url}`,
  );
  expect(shareText({ ...event, cancelled: true })).toMatch(/^Dia das Crianças \(cancelado\)\n/);
});

it("who counted on a cancelled event is told what, when, where and its address", async () => {
  const event = await present({ cancelled: true });
  expect(cancelledText(event)).toBe(
    `Aviso: “Dia das Crianças” não vai mais acontecer.\nEstava na agenda para quinta-feira, 12 de outubro de 2023, às 08:30.\nPraça das Paineiras\n${event.url}`,
  );
});

it("a reason is said with the cancellation, and only with it", async () => {
  const motivo = "por causa da chuva";
  expect(await present({ motivo })).toMatchObject({ cancelled: false, motivo: "" });
  const event = await present({ cancelled: true, motivo });
  expect(event.motivo).toBe(motivo);
  expect(cancelledText(event)).toContain("não vai mais acontecer.\nMotivo: por causa da chuva\nEstava na agenda");
  expect(shareText(event)).toMatch(/^Dia das Crianças \(cancelado: por causa da chuva\)\n/);
});

it("who counted on an event that was moved is told from what to what", async () => {
  const before = await present();
  expect(movedText(before, { ...before, acoes: "Outro nome", eventos: "Bolo" })).toBeUndefined();
  expect(movedText(before, { ...before, local: "Salão" })).toBe(
    [
      "Aviso: “Dia das Crianças” mudou de local.",
      "De: quinta-feira, 12 de outubro de 2023, às 08:30, Praça das Paineiras",
      "Para: quinta-feira, 12 de outubro de 2023, às 08:30, Salão",
      before.url,
    ].join("\n"),
  );
  const moved = await present({ startsAt: new Date("2023-10-14T12:00:00Z"), local: "Salão" });
  expect(movedText(before, moved)).toMatch(
    /^Aviso: “Dia das Crianças” mudou de data, horário e local\.\nDe: quinta.*\nPara: sábado/,
  );
});
