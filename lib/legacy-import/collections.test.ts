import { hash as bcrypt } from "@node-rs/bcrypt";
import { describe, expect, it, vi } from "vitest";
import { formatMoment } from "../dates";
import { db } from "../db/client";
import { setAdministrator } from "../users/service";
import { authenticate } from "../users/sign-in";
import { idOf, importInTest, ndjson, oid } from "./legacy-import.fixture";
import { COLLECTIONS } from "./service";

const { importOf } = importInTest();

it("volunteers come with what they have, under any name of their file", async () => {
  const ivone = {
    name: "Ivone",
    profissao: "Cozinheira",
    tipo: "Cozinha",
    descricao: "Gosto muito.",
    tel: "9999",
    isAdmin: true,
  };
  const { items, words } = await importOf("volunters.json", [
    { ...ivone, _id: oid(301) },
    { ...ivone, _id: oid(302), tel: { $numberLong: "34912345678" }, isAdmin: "false" },
    { ...ivone, _id: oid(303), descricao: null },
  ]);
  expect(items.taken).toBe(3);
  expect(words).toHaveLength(2);
  const rows = await db.volunteer.findMany({
    where: { id: { in: [301, 302, 303].map(idOf) } },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ tel, isAdmin, active, descricao }) => [tel, isAdmin, active, descricao])).toEqual([
    ["9999", true, true, "Gosto muito."],
    ["(34) 91234-5678", false, true, "Gosto muito."],
    ["9999", true, false, ""],
  ]);
  expect((await importOf("volunteers.json", [{ ...ivone, _id: oid(301) }])).items.existing).toBe(1);
});

it("a project with an address that no page may link to waits off the site", async () => {
  const { words } = await importOf("projects.json", [
    { _id: oid(401), titulo: "A", description: "B", slug: "Criança", url: "javascript:alert(1)" },
    { _id: oid(402), titulo: "A", description: "B", slug: "cafe", url: "@projetonova" },
  ]);
  expect(words).toHaveLength(1);
  const rows = await db.project.findMany({ where: { id: { in: [idOf(401), idOf(402)] } }, orderBy: { id: "asc" } });
  expect(rows.map(({ slug, url, active }) => [slug, url, active])).toEqual([
    ["criancas", "", false],
    ["cafes", "https://www.instagram.com/projetonova/", true],
  ]);
});

it("a date without its zone is of the project's clock, and one that is read in two ways is of the _id, and remarked", async () => {
  const project = { titulo: "Horta", description: "Plantamos.", slug: "acoes", url: "instagram.com/n" };
  const take = async (number: number, createdAt: unknown) => {
    const { words } = await importOf("projects.json", [{ ...project, _id: oid(number), createdAt }]);
    const row = await db.project.findUniqueOrThrow({ where: { id: idOf(number) } });
    return [formatMoment(row.createdAt), words.length];
  };
  expect(await take(410, "2023-02-01")).toEqual(["01-02-2023 às 00:00", 0]);
  expect(await take(411, "2023-02-01 08:30:00")).toEqual(["01-02-2023 às 08:30", 0]);
  expect(await take(412, { $date: "2023-02-01T08:30:00.000-0300" })).toEqual(["01-02-2023 às 08:30", 0]);
  expect(await take(413, "01/02/2023")).toEqual(["12-10-2023 às 08:33", 1]);
  expect(await take(414, "5")).toEqual(["12-10-2023 às 08:33", 1]);
});

describe("accounts", () => {
  const ana = { name: "Ana", email: "Ana@Nova.example", password: "segredo-bem-longo" };
  const account = { name: "Bruno", email: "Bruno@Velho.example", isAdmin: true };

  it("sign in with the password that they had, administrators only, and are renewed", async () => {
    const password = (await bcrypt("curta", 8)).replace("2y", "2a");
    await importOf("users.json", [
      { ...account, _id: oid(501), password, createdAt: { $date: "2021-03-04T05:06:07Z" } },
      { ...account, _id: oid(502), password, email: "vera@velho.example", isAdmin: false },
    ]);
    const signedIn = await authenticate({ email: "bruno@velho.example", password: "curta" }, "i");
    expect(signedIn).toMatchObject({ id: idOf(501), createdAt: new Date("2021-03-04T05:06:07Z") });
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: idOf(501) } });
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    const volunteer = authenticate({ email: "vera@velho.example", password: "curta" }, "i");
    await expect(volunteer).rejects.toMatchObject({ code: "forbidden" });
  });

  it("never take the place of one that is here; a hash that cannot be used is named and not shown", async () => {
    await setAdministrator(ana);
    const before = await db.user.findUniqueOrThrow({ where: { email: "ana@nova.example" } });
    const password = await bcrypt("outra", 4);
    const { items, words } = await importOf(
      "users.ndjson",
      ndjson([
        { ...account, _id: oid(511), email: "ANA@nova.example", password },
        { ...account, _id: oid(512), email: "x@velho.example", password: "123456" },
        { ...account, _id: oid(513), email: "y@velho.example", password: password.replace("$04$", "$31$") },
        { ...account, _id: oid(514), email: "sem arroba", name: "", password },
      ]),
    );
    expect(items).toEqual({ taken: 0, existing: 0, deleted: 0, refused: 4 });
    const wrong = "password: a senha não está guardada em bcrypt; crie a conta pelo painel ou com npm run admin";
    expect(words.map((line) => line.replace(/^.*\): /, ""))).toEqual([
      "email: Já existe uma conta com este e-mail, que fica como está",
      ...[wrong, wrong],
      "name: Informe o nome; email: Informe um e-mail válido, como nome@exemplo.com",
    ]);
    expect(await db.user.findUniqueOrThrow({ where: { email: "ana@nova.example" } })).toEqual(before);
    expect(words.join()).not.toMatch(/\$2[aby]|123456/);
  });
});

it("what another import took in at the same moment is here already, and not refused", async () => {
  const project = { _id: oid(601), titulo: "Horta", description: "Plantamos.", slug: "acoes", url: "instagram.com/n" };
  await importOf("projects.json", [project]);
  const asked = vi.spyOn(COLLECTIONS.projects, "exists").mockResolvedValueOnce(false);
  const { items, findings } = await importOf("projects.json", [project]);
  asked.mockRestore();
  expect(items).toEqual({ taken: 0, existing: 1, deleted: 0, refused: 0 });
  expect(findings).toEqual([]);
});
