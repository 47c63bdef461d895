import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { fieldErrors } from "../errors";
import { dayInAddress, eventForm, eventInput, fromDayToDay, monthInAddress } from "./schema";

const details = { acoes: "Dia das Crianças", local: "Praça das Paineiras", eventos: "Pipas, Lanche" };
const api = { ...details, dia: 12, mes: "Outubro", ano: 2023, hora: "08:30" };
const form = { ...details, data: "2023-10-12", hora: "08:30" };

const startOf = (fields: object) => eventInput.parse({ ...api, ...fields }).startsAt.toISOString();
const errorsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input);
  return error ? fieldErrors(error) : {};
};

describe("an event as the API writes it", () => {
  it("has one moment, by the clock of the project", () => {
    expect(eventInput.parse(api)).toEqual({ ...details, startsAt: new Date("2023-10-12T11:30:00Z") });
  });

  it("takes the month by name or number, in any spelling", () => {
    for (const mes of ["outubro", "OUTUBRO", " Outubro ", 10, "10"])
      expect(startOf({ mes })).toBe("2023-10-12T11:30:00.000Z");
    for (const mes of ["março", "Marco", "MARÇO", 3, "03"]) expect(startOf({ mes })).toBe("2023-03-12T11:30:00.000Z");
    for (const mes of ["Brumário", 0, 13, "1.5", -1])
      expect(errorsOf(eventInput, { ...api, mes })).toEqual({ mes: "Escolha um mês, de Janeiro a Dezembro" });
  });

  it("takes numbers as text, too", () => {
    expect(startOf({ dia: "12", ano: "2023" })).toBe("2023-10-12T11:30:00.000Z");
    expect(errorsOf(eventInput, { ...api, dia: 32 })).toEqual({ dia: "O dia vai de 1 a 31" });
    expect(errorsOf(eventInput, { ...api, dia: "doze" })).toEqual({ dia: "O dia vai de 1 a 31" });
    expect(errorsOf(eventInput, { ...api, dia: 1.5 })).toEqual({ dia: "O dia vai de 1 a 31" });
    expect(errorsOf(eventInput, { ...api, ano: 23 })).toEqual({ ano: "O ano vai de 2000 a 2100" });
  });

  it("takes the hour as people write it", () => {
    for (const hora of ["08:30", "8:30", "8h30", "08H30", " 8h30 "])
      expect(startOf({ hora })).toBe("2023-10-12T11:30:00.000Z");
    for (const hora of ["8h", "8:00", "08:00"]) expect(startOf({ hora })).toBe("2023-10-12T11:00:00.000Z");
    for (const hora of ["24:00", "8:60", "8", "8:3", "manhã", "830"])
      expect(errorsOf(eventInput, { ...api, hora })).toEqual({ hora: "Informe o horário como 08:30" });
  });

  it("may end, on the next day when that is before its hour, and not much later", () => {
    const endOf = (fields: object) => eventInput.parse({ ...api, ...fields }).termino;
    expect(endOf({})).toBeUndefined(); // an update leaves it as it is
    expect(endOf({ termino: "" })).toBeNull();
    for (const termino of ["12:00", "12h", " 12h00 "]) expect(endOf({ termino })).toBe("12:00");
    expect(endOf({ hora: "20:00", termino: "1h" })).toBe("01:00");
    expect(errorsOf(eventInput, { ...api, termino: "meio-dia" })).toEqual({ termino: "Informe o horário como 08:30" });
    for (const termino of ["08:30", "08:00"])
      for (const [schema, input] of [
        [eventInput, api],
        [eventForm, form],
      ] as const)
        expect(errorsOf(schema, { ...input, termino })).toEqual({
          termino: "Confira o término: ele vem antes do início",
        });
  });

  it("has a weekday only when it is the right one", () => {
    for (const semana of ["Quinta", "quinta", "Quinta-feira", "", undefined])
      expect(errorsOf(eventInput, { ...api, semana })).toEqual({});
    expect(errorsOf(eventInput, { ...api, semana: "Sexta" })).toEqual({
      semana: "O dia 12 de Outubro de 2023 é uma Quinta",
    });
    expect(errorsOf(eventInput, { ...api, dia: 14, semana: "Sabado" })).toEqual({});
    expect(errorsOf(eventInput, { ...api, dia: 14, semana: "Domingo" })).toEqual({
      semana: "O dia 14 de Outubro de 2023 é um Sábado",
    });
    expect(errorsOf(eventInput, { ...api, semana: "Feriado" })).toEqual({
      semana: "Escolha o dia da semana, de Segunda a Domingo",
    });
  });

  it("is on a day that exists", () => {
    const february = { ...api, dia: 31, mes: "Fevereiro", ano: 2026 };
    expect(errorsOf(eventInput, february)).toEqual({ dia: "Fevereiro de 2026 não tem dia 31" });
    expect(errorsOf(eventInput, { ...february, dia: 29 })).toEqual({ dia: "Fevereiro de 2026 não tem dia 29" });
    expect(errorsOf(eventInput, { ...february, dia: 29, ano: 2028 })).toEqual({});
  });

  it("says of all that is missing what it wants", () => {
    const wanted = {
      ...{ dia: "Informe o dia", mes: "Informe o mês", ano: "Informe o ano", hora: "Informe o horário" },
      ...{ acoes: "Informe a ação", local: "Informe o local", eventos: "Informe a programação" },
    };
    expect(errorsOf(eventInput, {})).toEqual(wanted);
    expect(
      errorsOf(eventInput, { dia: "", mes: "", ano: "", hora: " ", acoes: " ", local: "", eventos: " , " }),
    ).toEqual(wanted);
    expect(errorsOf(eventInput, { ...api, dia: null, mes: null })).toMatchObject({ dia: "Informe o dia" });
  });

  it("shows a wrong day and a wrong text at once", () => {
    expect(errorsOf(eventInput, { ...api, dia: 31, mes: "Abril", local: "" })).toEqual({
      dia: "Abril de 2023 não tem dia 31",
      local: "Informe o local",
    });
  });
});

describe("an event as the form writes it", () => {
  it("comes out as the API's does", () => {
    expect(eventForm.parse(form)).toEqual(eventInput.parse(api));
  });

  it("has errors beside the fields of the form", () => {
    const empty = { ...form, data: "", hora: "" };
    expect(errorsOf(eventForm, empty)).toEqual({ data: "Informe a data, como 12/10/2026", hora: "Informe o horário" });
    expect(errorsOf(eventForm, { ...form, data: "2026-02-31" })).toEqual({
      data: "Confira a data: esse dia não existe",
    });
    expect(errorsOf(eventForm, { ...form, data: "0026-02-01" })).toEqual({ data: "O ano vai de 2000 a 2100" });
  });

  it("takes the programme line by line", () => {
    const eventos = (text: string) => eventForm.parse({ ...form, eventos: text }).eventos;
    expect(eventos("Pipas\nLanche, Sorteio\n\n")).toBe("Pipas, Lanche, Sorteio");
    expect(eventos("Pipas,\r\n Lanche")).toBe("Pipas, Lanche");
    expect(eventos("Pipas,Lanche")).toBe("Pipas,Lanche");
  });

  it("says yes and no as form fields do", () => {
    expect(eventForm.parse({ ...form, active: "false", cancelled: "true" })).toMatchObject({
      active: false,
      cancelled: true,
    });
  });
});

it("an address is no form: what is wrong in it counts as absent", () => {
  expect(monthInAddress.parse({ mes: "2026-12" })).toEqual({ mes: "2026-12" });
  for (const mes of ["2026-13", "9999-12", "dezembro", ["2026-12", "2026-11"]])
    expect(monthInAddress.parse({ mes }).mes).toBeUndefined();
  expect(dayInAddress.parse({ dia: "2026-12-24" })).toEqual({ dia: "2026-12-24" });
  for (const dia of ["2026-12-32", "0206-12-24", "amanhã"]) expect(dayInAddress.parse({ dia }).dia).toBeUndefined();
});

it("the days of a list may go to the last one that there is", () => {
  expect(fromDayToDay({ de: "2026-10-01", ate: "9999-12-31" })).toEqual({ from: new Date("2026-10-01T03:00:00Z") });
  expect(fromDayToDay({ ate: "9999-12-30" })).toEqual({ until: new Date("9999-12-31T03:00:00Z") });
});
