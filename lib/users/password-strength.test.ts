import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { isGuessable } from "./password-strength";
import { updateProfile } from "./profile";
import { profileInput } from "./schema";
import { createFirstAdministrator, createUser, setAdministrator } from "./service";

const own = ["Ana Souza", "ana.souza@nova.example", "Projeto Nova"];

it.each([
  ..."1234567890 0987654321 aaaaaaaaaa abcabcabcabc 1212121212 password12 Password@123 p4ssw0rd12 qwertyuiop qwerty12345".split(
    " ",
  ),
  ..."asdfghjklç 1q2w3e4r5t 1qaz2wsx3edc abcdefghij senha12345 Senha@2024 minhasenha1 SENHASENHA mudar12345 admin12345".split(
    " ",
  ),
  ..."flamengo2024 Corinthians1 palmeiras10 #vasco1898# janeiro2026 Dezembro@25 domingo123 mariasilva90 deusefiel1 teamo12345".split(
    " ",
  ),
  ..."brasil2026! 11987654321 15/08/1990 123.456.789-09 jesuscristo euteamoana amorjesus12".split(" "),
  ...["anasouza10", "ana.souza@nova.example", "ProjetoNova2026", "souza-nova-ana", "projeto nova 1"],
])("%s is guessed first", (password) => expect(isGuessable(password, own)).toBe(true));

it.each([
  ..."segredo-bem-longo senha-de-quem-chega primeira-senha-longa do-terminal-longa administre o-mesmo-segredo".split(
    " ",
  ),
  ..."kT7#pQz9vLm2 bicicleta-limao-janela cavalobateriagrampo a8f3e91c7b2d 482915736025918374 correto cavalo bateria"
    .split(" ")
    .slice(0, 5),
  ...["correto cavalo bateria", "ana viu 3 tucanos", "x9!Wq2@Lr5#T"],
])("%s is not", (password) => expect(isGuessable(password, own)).toBe(false));

describe("wherever a password is chosen", () => {
  const refused = (message: RegExp) => ({ code: "invalid", fields: { password: expect.stringMatching(message) } });
  const common = refused(/fácil de adivinhar.*três palavras/);

  it("a common one is refused beside its field, with what to do", async () => {
    const ana = { name: "Ana Souza", email: "ana@nova.example" };
    await expect(createFirstAdministrator({ ...ana, password: "1234567890" })).rejects.toMatchObject(common);
    await expect(setAdministrator({ ...ana, password: "password12" })).rejects.toMatchObject(common);
    const account = { ...ana, password: "anasouza2026", isAdmin: true, role: "ADMINISTRATION" } as const;
    await expect(createUser(account)).rejects.toMatchObject(common);
    await expect(createUser({ ...account, password: "projetonova1" })).rejects.toMatchObject(common);
    expect(await db.user.count()).toBe(0);

    const first = await createFirstAdministrator({ ...ana, password: "segredo-bem-longo" });
    const change = {
      ...ana,
      password: "ana@nova.example",
      confirmation: "ana@nova.example",
      currentPassword: "segredo-bem-longo",
    };
    await expect(updateProfile(first, profileInput.parse(change))).rejects.toMatchObject(common);
    await expect(setAdministrator({ ...ana, password: "flamengo2024" })).rejects.toMatchObject(common);
  });
});
