import { describe, expect, it } from "vitest";
import { presentEvent } from "../calendar/present";
import { db } from "../db/client";
import { idOf, importInTest, oid } from "./legacy-import.fixture";

const { importOf } = importInTest();

describe("calendars", () => {
  const event = {
    dia: 12,
    mes: "Outubro",
    ano: 2023,
    semana: "Quinta",
    hora: "08:30",
    acoes: "Dia das Crianças",
    local: "Praça",
    eventos: "Jogos\nLanche",
  };
  const take = async (number: number, fields: object) => {
    const { words, items } = await importOf("calendars.json", [{ ...event, ...fields, _id: oid(number) }]);
    const row = await db.calendarEvent.findUnique({ where: { id: idOf(number) }, include: { image: true } });
    expect(items.taken).toBe(row ? 1 : 0);
    const { dia, mes, ano, hora } = row ? presentEvent(row) : {};
    return {
      when: row && `${dia} ${mes} ${ano} ${hora}`,
      active: row?.active,
      said: words.map((line) => line.replace(/^(.) .*"\): /, "$1 ")),
    };
  };

  it("have their month in whatever spelling", async () => {
    const months = ["Outubro", "OUTUBRO", "outubro", "out", "Out.", "10", { $numberInt: "10" }];
    for (const [index, mes] of months.entries()) {
      expect(await take(200 + index, { mes, dia: { $numberInt: "12" }, ano: "2023" })).toEqual({
        ...{ when: "12 Outubro 2023 08:30", active: true, said: [] },
      });
    }
    expect((await take(210, { mes: "marco", dia: 2, semana: "quinta-feira" })).when).toBe("2 Março 2023 08:30");
  });

  it("have their time in whatever spelling; what was more than a time is remarked", async () => {
    const times = { "8h": "08:00", "19:00:00": "19:00", "14h30": "14:30", "8": "08:00" };
    for (const [index, [hora, right]] of Object.entries(times).entries()) {
      expect(await take(220 + index, { hora })).toMatchObject({ when: `12 Outubro 2023 ${right}`, said: [] });
    }
    expect(await take(230, { hora: "das 9h às 12h" })).toMatchObject({
      ...{ when: "12 Outubro 2023 09:00", said: ['! hora: "das 9h às 12h" ficou 09:00'] },
    });
    const written = [
      ["8:30 PM", "20:30"],
      ["9h às 5 da tarde", "09:00"],
      ["9 da manhã até 11 da noite", "09:00"],
      ["12h-2h da tarde", "12:00"],
      ["2 às 5 da tarde", "14:00"],
      ["8 da noite às 2 da manhã", "20:00"],
    ];
    for (const [index, [hora, right]] of written.entries())
      expect((await take(231 + index, { hora })).when, hora).toBe(`12 Outubro 2023 ${right}`);
  });

  it("that never were are refused, and say why", async () => {
    expect(await take(240, { dia: 31, mes: "Fevereiro" })).toMatchObject({
      ...{ when: null, said: ["✗ dia: Fevereiro de 2023 não tem dia 31"] },
    });
    expect((await take(241, { mes: "Brumário", hora: "cedo", ano: 23 })).said).toEqual([
      "✗ mes: Escolha um mês, de Janeiro a Dezembro; ano: O ano vai de 2000 a 2100; hora: Informe o horário como 08:30",
    ]);
  });

  it("of another weekday keep their date; without a place they wait off the site", async () => {
    expect(await take(250, { semana: "Sabado" })).toMatchObject({
      ...{ when: "12 Outubro 2023 08:30", said: ['! semana: dizia "Sabado"; 12-10-2023 é Quinta'] },
    });
    expect(await take(251, { local: "" })).toMatchObject({
      ...{ active: false, said: ["! local: Informe o local; entrou Desabilitado, para completar no painel"] },
    });
  });
});
