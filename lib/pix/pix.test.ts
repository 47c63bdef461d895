import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "../settings/defaults";
import { amountPart, formatCents, parseAmount } from "./amount";
import { brCode } from "./br-code";
import { offersSampleKey, parsePixKey } from "./key";
import { pixOffer } from "./offer";
import { drawQr } from "./qr";
import "../../e2e/harness/fuzz";

const random = { value: "123e4567-e12b-12d1-a456-426655440000" };

describe("a key", () => {
  it.each([
    ["123.456.789-09", "cpf", "12345678909", "123.456.789-09"],
    ["11444777000161", "cnpj", "11444777000161", "11.444.777/0001-61"],
    ["12.ABC.345/01DE-35", "cnpj", "12ABC34501DE35", "12.ABC.345/01DE-35"],
    [" Doe@Nova.Org ", "email", "doe@nova.org", "doe@nova.org"],
    ["(34) 99999-8888", "phone", "+5534999998888", "(34) 99999-8888"],
    ["+55 34 3212-3456", "phone", "+553432123456", "(34) 3212-3456"],
    // Eleven digits that may be a CPF, too.
    ["(34) 91200-0086", "phone", "+5534912000086", "(34) 91200-0086"],
    ["34912000086", "cpf", "34912000086", "349.120.000-86"],
    ["123E4567-E12B-12D1-A456-426655440000", "random", random.value, random.value],
  ])("%s is a %s", (typed, kind, value, shown) => expect(parsePixKey(typed)).toEqual({ kind, value, shown }));

  it.each(["", "123.456.789-10", "111.111.111-11", "11444777000162", "00000000000000", "doe@", "(04) 99999-8888"])(
    "is not %j",
    (typed) => expect(parsePixKey(typed)).toBeUndefined(),
  );

  it("with one check digit wrong is noticed", () => {
    const cpf = [..."12345678909"];
    fc.assert(
      fc.property(fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = cpf.map((digit, n) => (n === at ? (Number(digit) + by) % 10 : digit)).join("");
        expect(parsePixKey(wrong)?.kind).not.toBe("cpf");
      }),
    );
  });

  it("that nobody can own is known as a sample", () => {
    const sample = (donationKey: string) => offersSampleKey({ donationKey });
    for (const text of ["doe@projetonova.example", "a@example.com", "a@doe.example.org", "a@b.test"])
      expect(sample(text), text).toBe(true);
    for (const text of ["doe@projetonova.org", "a@myexample.com", "12345678909", ""])
      expect(sample(text), text).toBe(false);
  });
});

describe("an amount", () => {
  it.each([
    ["20", 2_000],
    ["35,50", 3_550],
    ["35.5", 3_550],
    ["R$ 1.234,56", 123_456],
    ["1.234", 123_400],
    ["100000", 10_000_000],
  ])("%s is %i centavos", (typed, cents) => expect(parseAmount(typed)).toEqual({ cents }));

  it.each(["", "abc", "-5", "1,234", "1e3", "0", "0,99", "100000,01", "1.23,4", "Infinity", "５"])(
    "is not %j",
    (typed) => expect(parseAmount(typed)).toEqual({ problem: expect.stringContaining("valor") }),
  );

  it("comes back from its address", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), (cents) => {
        expect(parseAmount(amountPart(cents))).toEqual({ cents });
        expect(parseAmount(formatCents(cents))).toEqual({ cents });
      }),
    );
  });
});

it("the QR code's strokes cover exactly the dark modules", async () => {
  const { create } = await import("qrcode");
  const text = brCode({ key: random, name: "Nova", city: "Uberlandia" });
  const { size, path } = drawQr(text);
  const dark = new Set<number>();
  for (const [, row = "", strokes = ""] of path.matchAll(/M0 (\d+)\.5([^M]*)/g)) {
    let column = 0;
    for (const [, step, length = ""] of strokes.matchAll(/(m|h)(\d+)/g)) {
      if (step === "h") for (let n = 0; n < Number(length); n++) dark.add(Number(row) * size + column + n);
      column += Number(length);
    }
  }
  const { data } = create(text, { errorCorrectionLevel: "M" }).modules;
  expect([...dark]).toEqual([...data.keys()].filter((at) => data[at]));
});

it("the project's offer is marked while its key is a sample, and none without a key", () => {
  const site = defaultSettings();
  const offer = pixOffer(site, 5_000);
  expect(offer).toMatchObject({ cents: 5_000, kind: "e-mail", beneficiary: "Projeto Nova", sample: true });
  expect(offer?.code).toContain("540550.00");
  expect(offer?.examples).toEqual([]);
  const donationExamples = [{ amount: "35,50", text: "uma panela de sopa" }];
  expect(pixOffer({ ...site, donationExamples })?.examples).toEqual([{ cents: 3_550, text: "uma panela de sopa" }]);
  expect(pixOffer({ ...site, donationKey: "" })).toBeUndefined();
  expect(pixOffer(site)?.code).toContain("5303986" + "5802BR");
  const cnpj = "12.ABC.345/01DE-35";
  expect(pixOffer({ ...site, cnpj, donationKey: cnpj })).toMatchObject({ cnpj, key: cnpj, kind: "CNPJ" });
  expect(pixOffer({ ...site, donationKey: cnpj })?.code).toContain("0114" + "12ABC34501DE35");
});
