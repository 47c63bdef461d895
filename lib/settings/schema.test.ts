import { describe, expect, it } from "vitest";
import { draft, parse, wrong } from "./schema.fixture";

it("takes what the site says by default, and leaves it as it is", () => {
  expect(parse({})).toEqual(draft);
});

it("an example of what a Pix does has an amount, kept as addresses write it, and a sentence", () => {
  const kept = parse({ donationExamples: [{ amount: "R$ 1.234,5", text: " um fogão " }] });
  expect(kept.donationExamples).toEqual([{ amount: "1234,50", text: "um fogão" }]);
  const donationExamples = [
    { amount: "vinte", text: "doze cafés" },
    { amount: "0,50", text: "" },
  ];
  expect(wrong({ donationExamples })).toEqual({
    "donationExamples.0.amount": "Informe um valor em reais, como 35 ou 35,50",
    "donationExamples.1.amount": "O valor pode ir de R$ 1,00 a R$ 100.000,00",
    "donationExamples.1.text": "Escreva o que o valor faz",
  });
  const seven = Array.from({ length: 7 }, () => ({ amount: "20", text: "doze cafés" }));
  expect(wrong({ donationExamples: seven })).toHaveProperty("donationExamples");
});

describe("numbers and keys are kept in one form", () => {
  it.each([
    ["(34) 90000-0000", "5534900000000"],
    ["34900000000", "5534900000000"],
    ["+55 34 90000-0000", "5534900000000"],
    ["5534900000000", "5534900000000"],
    ["034 3212-3456", "553432123456"],
    ["+351 912 345 678", "351912345678"],
    ["34/91234-5678", "5534912345678"],
    ["(34) 91234\u20115678", "5534912345678"],
    ["\u202a+55 34 91234\u20115678\u202c", "5534912345678"],
    ["\u202a+351 912\u2011345\u2011678\u202c", "351912345678"],
    ["", ""],
  ])("the WhatsApp number %j is %j", (whatsapp, kept) => expect(parse({ whatsapp })).toMatchObject({ whatsapp: kept }));

  it.each(["90000-0000", "(00) 90000-0000", "351912345678", "abc", "+12"])("%j is no WhatsApp number", (whatsapp) =>
    expect(wrong({ whatsapp })).toHaveProperty("whatsapp"),
  );

  it.each([
    ["34 900000000", "(34) 90000-0000"],
    ["+55 (34) 3212-3456", "(34) 3212-3456"],
    ["0800 123 4567", "0800 123 4567"],
  ])("the telephone %j is %j", (number, kept) =>
    expect(parse({ phones: [{ label: "", number }] }).phones).toEqual([{ label: "", number: kept }]),
  );

  it("a wrong telephone is named by its place", () => {
    const phones = [{ label: "", number: "(34) 90000-0000" }];
    expect(wrong({ phones: [...phones, { label: "", number: "123" }] })).toEqual({
      "phones.1.number": expect.stringContaining("Confira o telefone"),
    });
    expect(wrong({ phones: Array.from({ length: 7 }, () => phones[0] ?? { label: "", number: "" }) })).toHaveProperty(
      "phones",
    );
  });

  it.each([
    ["11444777000161", "11.444.777/0001-61"],
    ["12.abc.345/01de-35", "12.ABC.345/01DE-35"],
    ["", ""],
  ])("the CNPJ %j is %j", (cnpj, kept) => expect(parse({ cnpj })).toMatchObject({ cnpj: kept }));

  it.each(["11444777000162", "123.456.789-09", "x"])("%j is no CNPJ", (cnpj) =>
    expect(wrong({ cnpj })).toEqual({ cnpj: "Confira o CNPJ: os dígitos não batem" }),
  );

  it.each([
    ["12345678909", "123.456.789-09"],
    ["11444777000161", "11.444.777/0001-61"],
    [" Doe@Casa.ORG ", "doe@casa.org"],
    ["(34) 99999-8888", "(34) 99999-8888"],
    ["123E4567-E12B-12D1-A456-426655440000", "123e4567-e12b-12d1-a456-426655440000"],
    ["", ""],
  ])("the Pix key %j is %j, and stays so", (donationKey, kept) => {
    expect(parse({ donationKey })).toMatchObject({ donationKey: kept });
    expect(parse({ donationKey: kept })).toMatchObject({ donationKey: kept });
  });

  it.each(["12345678900", "doe@", "uma chave"])("%j is no Pix key", (donationKey) =>
    expect(wrong({ donationKey })).toHaveProperty("donationKey"),
  );
});

it("what everything else hangs on must be there", () => {
  expect(wrong({ name: " ", city: "", email: "casa@" })).toEqual({
    name: "Informe o nome",
    city: "Informe a cidade",
    email: "Informe um e-mail válido, como nome@exemplo.com",
  });
  expect(wrong({ city: "東京", donationName: "日本" })).toEqual({
    city: expect.stringContaining("Pix"),
    donationName: expect.stringContaining("Pix"),
  });
  expect(wrong({ summary: "a".repeat(301) })).toHaveProperty("summary");
});

it("a colour is kept in one form, and the one that came with the site as none; a logo is an uploaded file", () => {
  expect(parse({ accent: " 1F5FA8 " }).accent).toBe("#1f5fa8");
  expect(parse({ accent: "#B53A15" }).accent).toBe("");
  for (const accent of ["azul", "#fff", "#12345g", "red;}"]) expect(wrong({ accent })).toHaveProperty("accent");
  for (const logo of ["https://fotos.example/a.png", "/logo.svg", "data:image/svg+xml,x"])
    expect(wrong({ logo })).toEqual({ logo: "Envie o logotipo como arquivo" });
});
