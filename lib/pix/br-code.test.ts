import fc from "fast-check";
import { createStaticPix, hasError, parsePix } from "pix-utils";
import { describe, expect, it } from "vitest";
import { brCode, crc16 } from "./br-code";
import "../../e2e/harness/fuzz";

const random = { value: "123e4567-e12b-12d1-a456-426655440000" };

describe("the code", () => {
  it("is the Banco Central's own example", () => {
    expect(brCode({ key: random, name: "Fulano de Tal", city: "BRASILIA" })).toBe(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  it("pads a checksum that begins with zero", () => {
    expect(crc16("")).toBe("FFFF");
    const texts = Array.from({ length: 200 }, (_, n) => crc16(`texto ${n}`));
    expect(texts.every((sum) => /^[0-9A-F]{4}$/.test(sum))).toBe(true);
    expect(texts.some((sum) => sum.startsWith("0"))).toBe(true);
  });

  // pix-utils writes names in capitals, and leaves out what is not plain.
  const plain = (max: number) =>
    fc
      .stringMatching(new RegExp(`^[A-Z0-9][A-Z0-9 .,-]{0,${max - 2}}$`))
      .map((text) => text.replace(/ +/g, " ").trim());
  const payment = fc.record(
    {
      key: fc.oneof(
        fc.uuid().map((value) => ({ value })),
        fc.emailAddress({ size: "small" }).map((value) => ({ value: value.slice(-60) })),
        fc.constant({ value: "+5534999998888" }),
      ),
      name: plain(25),
      city: plain(15),
      cents: fc.integer({ min: 1, max: 999_999_999_999 }),
    },
    { requiredKeys: ["key", "name", "city"] },
  );

  it("is what pix-utils makes of the same, and can be read back", () => {
    fc.assert(
      fc.property(payment, (given) => {
        const { key, name, city, cents } = given;
        const code = brCode(given);
        const other = createStaticPix({
          ...{ merchantName: name, merchantCity: city, pixKey: key.value },
          transactionAmount: (cents ?? 0) / 100, // zero stands for none
        });
        if (hasError(other)) throw new Error(JSON.stringify(other));
        expect(code).toBe(other.toBRCode());
        const read = parsePix(code);
        expect(hasError(read)).toBe(false);
        expect(read).toMatchObject({ merchantName: name, merchantCity: city, pixKey: key.value });
      }),
      { numRuns: 1_000 },
    );
  });

  it("of any name and city is plain ASCII within its limits, or refused", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, city) => {
        let code: string;
        try {
          code = brCode({ key: random, name, city });
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(code).toMatch(/^[\x20-\x7e]+$/);
        const read = parsePix(code);
        expect(hasError(read)).toBe(false);
      }),
      { numRuns: 500 },
    );
    const long = brCode({ key: random, name: "Associação Comunitária São João do Açaí", city: "São José dos Pinhais" });
    expect(long).toContain("5925Associacao Comunitaria Sa6015Sao Jose dos Pi62");
  });

  it.each([
    ["no name", { name: "  " }],
    ["a name without a plain letter", { name: "日本" }],
    ["no city", { city: "" }],
    ["nothing to pay", { cents: 0 }],
    ["half a centavo", { cents: 0.5 }],
    ["more than fits", { cents: 1_000_000_000_000 }],
    ["an over-long key", { key: { value: "a".repeat(78) } }],
  ])("is not made with %s", (_, wrong) => {
    expect(() => brCode({ key: random, name: "Nova", city: "Uberlandia", ...wrong })).toThrow(RangeError);
  });
});
