import { expect, it } from "vitest";
import { fieldErrors } from "../errors";
import { volunteerInput } from "./schema";

const tel = (text: string) => volunteerInput.shape.tel.safeParse(text);

it("name, profession, role and words are required; the rest is not", () => {
  const { error } = volunteerInput.safeParse({ name: " ", tel: "", active: "true", isAdmin: "false" });
  expect(error && fieldErrors(error)).toEqual({
    name: "Informe o nome",
    profissao: "Informe a profissão",
    tipo: "Informe o que a pessoa faz no projeto",
    descricao: "Escreva o depoimento",
  });
  const input = { name: "Ivone", profissao: "Costureira", tipo: "Oficina", descricao: "Fico." };
  expect(volunteerInput.parse({ ...input, isAdmin: "true" })).toEqual({ ...input, isAdmin: true });
  expect(volunteerInput.safeParse({ ...input, isAdmin: "sim" }).error?.issues[0]?.message).toBe(
    "Escolha ADMIN ou VOLUNTÁRIO(A)",
  );
});

it("a telephone is a Brazilian one, as people write it", () => {
  for (const right of [
    "(34) 91234-5678",
    "34912345678",
    "34 3234-5678",
    "+55 34 91234-5678",
    "+55 (11) 3123.4567",
    "034 91234-5678",
    "5534912345678",
    "55 99123-4567",
    "\u202a+55 34 91234\u20115678\u202c", // as it is copied from the contacts of a telephone
    "",
  ])
    expect(tel(right).success, right).toBe(true);
  for (const typed of ["  (34) 91234-5678 ", "34 91234 5678", "34912345678", "+55 34 91234.5678", "034 91234-5678"])
    expect(tel(typed).data, typed).toBe("(34) 91234-5678");
  expect(tel("3432345678").data).toBe("(34) 3234-5678");
  expect(tel("55 99123-4567").data).toBe("(55) 99123-4567");
  for (const wrong of [
    "91234-5678", // no area code
    "(34) 1234-5678", // no such landline
    "(34) 9123-4567", // a mobile number has nine digits
    "(20) 91234-5678", // no such area
    "(34) 91234-56789",
    "+1 212 555 0100",
    "não tem",
    "(34) 91234-5678 ou 3234-5678",
  ])
    expect(tel(wrong).error?.issues[0]?.message, wrong).toBe(
      "Confira o telefone: o DDD e o número, como (34) 91234-5678",
    );
});
