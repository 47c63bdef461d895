import { describe, expect, it } from "vitest";
import { cut, fold, maskEmail, shorten, slugify, truncate } from "./text";

describe("slugify", () => {
  it("makes a readable address of a Portuguese title", () => {
    expect(slugify("Café da manhã: o pão acabou às 8h20!")).toBe("cafe-da-manha-o-pao-acabou-as-8h20");
  });
  it("cuts between words", () => {
    expect(slugify("uma frase que não termina", 12)).toBe("uma-frase");
  });
  it("cuts a single endless word, and gives nothing for no letters at all", () => {
    expect(slugify("a".repeat(200), 80)).toHaveLength(80);
    expect(slugify("!!! 🦄")).toBe("");
  });
});

describe("cut", () => {
  it("leaves no half of an emoji, which an address cannot hold", () => {
    expect(cut("pão 🦄", 5)).toBe("pão ");
    expect(cut("pão 🦄", 6)).toBe("pão 🦄");
    expect(() => encodeURIComponent(cut(`${"a".repeat(99)}🦄`, 100))).not.toThrow();
  });
});

describe("maskEmail", () => {
  it("keeps too little to write to", () => {
    expect(maskEmail("maria.silva@exemplo.com.br")).toBe("m***@e***.br");
    expect(["", "maria", "maria@", "@exemplo.com"].map(maskEmail)).toEqual(["", "", "", ""]);
  });
});

describe("truncate", () => {
  it("counts characters, not code units, and leaves short texts alone", () => {
    expect(truncate("🦄🦄🦄", 3)).toBe("🦄🦄🦄");
    expect(truncate("café da manhã", 5)).toBe("café…");
  });
});

describe("shorten", () => {
  it("keeps what fits", () => {
    expect(shorten("café com pão", 12)).toBe("café com pão");
  });
  it("cuts between words, and leaves no comma before the ellipsis", () => {
    expect(shorten("café, pão e bolo", 8)).toBe("café…");
    expect(shorten("café com pão e bolo", 13)).toBe("café com pão…");
  });
  it("cuts a single endless word", () => {
    expect(shorten("a".repeat(20), 10)).toBe(`${"a".repeat(9)}…`);
  });
});

it("fold forgets case and accents", () => {
  expect(fold("AÇÃO Única")).toBe("acao unica");
});
