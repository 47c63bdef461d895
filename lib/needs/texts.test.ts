import { describe, expect, it } from "vitest";
import { deliveryOf, describeMissing, describeProgress, isWanted, needInBrief, sharesOf, titleOf } from "./describe";
import { needEntity } from "./entity";
import { identifyingSign } from "./identifying";
import { describeQuantity, isMore, itemsOf, less, withUnit } from "./quantity";
import { needBody, needInput } from "./schema";

const rice = { item: "arroz", unit: "kg" };

it("where and when to deliver ends without a full stop, which the sentence has", () => {
  expect(deliveryOf({ place: "Salão dos fundos.", hours: "Das 9h às 17h." })).toBe("Salão dos fundos. Das 9h às 17h");
  expect(deliveryOf({ place: "", hours: "Das 9h às 17h" })).toBe("Das 9h às 17h");
});

describe("quantities", () => {
  it("are exact, to the gram, and never below nothing", () => {
    expect(less("40", "0.1", "0.2")).toBe("39.7");
    expect(less("3", "5")).toBe("0");
    expect(isMore("2.501", "2.5")).toBe(true);
  });

  it("are said as one says them", () => {
    expect(describeQuantity("12", rice)).toBe("12 kg de arroz");
    expect(describeQuantity("3", { item: "cadernos", unit: "unidades" })).toBe("3 cadernos");
    expect(itemsOf("3", rice)).toBe("kg de arroz");
    expect(itemsOf("1", { item: "café em pó", unit: "pacotes" })).toBe("pacote de café em pó");
    expect(
      ["cadernos", "cobertores", "pães", "cadernos de 10 matérias", "lápis de cor", "cadernos grandes"].map((item) =>
        describeQuantity("1", { item, unit: "unidades" }),
      ),
    ).toEqual([
      ...["1 caderno", "1 cobertor", "1 pão", "1 caderno de 10 matérias", "1 lápis de cor", "1 cadernos grandes"],
    ]);
    expect(["unidades", "pares", "carretéis", "caixões", "kg", "latas"].map((unit) => withUnit("1", unit))).toEqual([
      ...["1 unidade", "1 par", "1 carretel", "1 caixão", "1 kg", "1 lata"],
    ]);
    expect(withUnit("1234.5", "kg")).toBe("1.234,5 kg");
    const { wanted, promised } = needEntity.fields;
    expect([wanted.show("1234.5"), promised.show("1234.5")]).toEqual(["1.234,5", "1.234,5"]);
    expect((["0.5", "1.5", "2"] as const).map((some) => withUnit(some, "pacotes"))).toEqual([
      ...["0,5 pacote", "1,5 pacote", "2 pacotes"],
    ]);
  });
});

describe("a card", () => {
  const need = { ...rice, wanted: "40", received: "20", promised: "8", missing: "12", state: "open" } as const;

  it("says what is missing, and apart what came and what is on its way", () => {
    expect(describeMissing(need)).toBe("Faltam 12 de 40 kg");
    expect(describeMissing({ ...need, missing: "1" })).toBe("Falta 1 de 40 kg");
    expect(describeMissing({ ...need, missing: "0" })).toBe("Tudo prometido");
    expect(describeMissing({ ...need, state: "complete" })).toBe("Completo");
    expect(describeMissing({ ...need, state: "closed" })).toBe("Encerrado");
    expect(describeProgress(need)).toEqual(["20 kg já chegaram", "8 kg a caminho"]);
    expect(describeProgress({ ...need, received: "1", promised: "0" })).toEqual(["1 kg já chegou"]);
    const half = { ...need, unit: "pacotes", received: "1.5", promised: "0" } as const;
    expect(describeProgress(half)).toEqual(["1,5 pacote já chegou"]);
    expect(titleOf(rice)).toBe("Arroz");
    expect(needInBrief({ ...need, ...rice })).toBe("Arroz: faltam 12 de 40 kg");
  });

  it("asks for more until all of it is promised", () => {
    expect(isWanted(need)).toBe(true);
    expect(isWanted({ ...need, missing: "0" })).toBe(false);
    expect(isWanted({ ...need, state: "complete" })).toBe(false);
  });

  it("fills the bar up to its end, also with more than was asked for", () => {
    expect(sharesOf(need)).toEqual({ received: 50, promised: 20 });
    expect(sharesOf({ ...need, received: "50" })).toEqual({ received: 100, promised: 0 });
  });

  it("leaves a gap in the bar while anything is missing, and shows what is promised however little it is", () => {
    const nearly = { ...need, wanted: "3000", received: "2999", promised: "0" } as const;
    expect(sharesOf(nearly)).toEqual({ received: 99, promised: 0 });
    expect(sharesOf({ ...nearly, promised: "1" })).toEqual({ received: 99, promised: 1 });
    expect(sharesOf({ ...nearly, received: "2998", promised: "1" })).toEqual({ received: 98, promised: 1 });
    expect(sharesOf({ ...nearly, received: "0", promised: "1" })).toEqual({ received: 0, promised: 1 });
    expect(sharesOf({ ...need, wanted: "1", received: "0.29", promised: "0" })).toEqual({ received: 29, promised: 0 });
  });
});

describe("the hint on what would identify a family", () => {
  it.each([
    ["Fogão para a família Souza", "o nome de alguém"],
    ["Cadeira de rodas para dona Lurdes", "o nome de alguém"],
    ["Remédio do seu Antônio", "o nome de alguém"],
    ["Entregar na Rua das Acácias, 45", "um endereço com número"],
    ["Berço para a casa 12", "um endereço com número"],
    ["Falar no (34) 99876-5432", "um telefone"],
    ["CPF 123.456.789-09", "um CPF"],
  ])("'%s' has %s", (text, sign) => expect(identifyingSign(text)).toBe(sign));

  it.each([
    "40 kg de arroz para as cestas",
    "Para a família que chegou",
    "Traga no seu tempo",
    "Cadernos de 96 folhas",
  ])("'%s' tells nobody", (text) => expect(identifyingSign(text)).toBeUndefined());
});

describe("the input", () => {
  const typed = { item: " arroz ", unit: "kg", wanted: "2,5", urgency: "NOW" };

  it("takes what people write, and from programs numbers and points", () => {
    expect(needInput.parse(typed)).toMatchObject({ item: "arroz", wanted: "2.50" });
    expect(needInput.parse({ ...typed, until: "", projectId: "" })).toMatchObject({ until: null, projectId: null });
    expect(needBody.parse({ ...typed, wanted: "1.375" })).toMatchObject({ wanted: "1.375" });
  });

  it.each([
    [{ wanted: "" }, "wanted", "Informe a quantidade como um número, como 40 ou 2,5"],
    [{ wanted: "0" }, "wanted", "Informe a quantidade como um número, como 40 ou 2,5"],
    [{ item: "" }, "item", "Informe o que falta"],
    [{ urgency: "depois" }, "urgency", "Escolha a urgência"],
    [{ until: "amanhã" }, "until", "Informe a data, como 12/10/2026"],
    [{ until: "0026-10-12" }, "until", "O ano vai de 2000 a 2100"],
  ])("%o is refused beside its field", (wrong, field, message) => {
    const [issue] = needInput.safeParse({ ...typed, ...wrong }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [field], message });
  });
});
