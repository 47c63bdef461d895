import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { hash as bcrypt } from "@node-rs/bcrypt";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { presentEvent } from "../calendar/present";
import { db } from "../db/client";
import { listChanges } from "../history/service";
import { originalName } from "../images/names";
import { deleteReviews } from "../posts/reviews";
import { createPost, deletePosts, getPost } from "../posts/service";
import { clearSample, countSample, rememberSample } from "../sample/service";
import { storage } from "../storage/storage";
import { authenticate, setAdministrator } from "../users/service";
import { findExports } from "./files";
import { createBrevity } from "./repeated";
import { COLLECTIONS, type Finding, importFile } from "./service";
import { findingInWords, tallyInWords } from "./words";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "nova-import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ndjson = (documents: unknown[]) => documents.map((document) => JSON.stringify(document)).join("\n");
const oid = (number: number) => ({ $oid: idOf(number) });
/** An ObjectId of 12-10-2023, 08:33:44 in São Paulo. */
const idOf = (number: number) => `6527d998${String(number).padStart(16, "0")}`;

/** Imports one file with this content; what was found, in words, and how the records went. */
async function importOf(name: string, content: string | unknown[], signal = new AbortController().signal) {
  await writeFile(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  const file = (await findExports(folder)).files.find((found) => found.name === name);
  if (!file) throw new Error(`${name} was not recognised`);
  const findings: Finding[] = [];
  const done: number[] = [];
  const tally = await importFile(file, folder, {
    found: (finding) => findings.push(finding),
    progress: (records) => done.push(records),
    signal,
  });
  await rm(file.path);
  return { ...tally, findings, done, words: findings.map((finding) => findingInWords(file, finding)) };
}

describe("posts", () => {
  const post = {
    _id: oid(1),
    titulo: "Sopa da noite",
    description: "Servimos **120** pratos.",
    autor: "Marlene",
    slug: "Refeição",
    image: "/images/sample.jpg",
    createdAt: { $date: "2023-10-12T11:30:00Z" },
    updatedAt: { $date: { $numberLong: "1697110200000" } },
    __v: { $numberInt: "3" },
    reviews: [
      {
        _id: oid(11),
        nome: "Léo",
        email: "LEO@example.com",
        titulo: "Bom",
        rating: { $numberInt: "5" },
        comment: "Gostei",
        createdAt: { $date: { $numberLong: "1697110200000" } },
      },
      {
        _id: oid(12),
        name: "Bia",
        email: "bia",
        rating: "4",
        comment: "Voltarei",
        cretedAt: { $date: "2023-10-13T12:00:00Z" },
      },
      { _id: oid(13), nome: "Rui", email: "rui@example.com", rating: 9, comment: "?" },
      { nome: "Sem id", email: "x@example.com", rating: 3, comment: "" },
    ],
  };

  it("come with their ids, dates and reviews, and once only", async () => {
    const first = await importOf("posts.json", [post]);
    expect(first.items).toEqual({ taken: 1, existing: 0, deleted: 0, refused: 0 });
    expect(first.reviews).toEqual({ taken: 3, existing: 0, deleted: 0, refused: 1 });
    expect(first.words).toEqual([
      `✗ posts.json, linha 1 (_id ${idOf(1)}, "Sopa da noite"), avaliação 3: rating: Escolha uma nota de 1 a 5`,
    ]);
    const { titulo, slug, autor, active, permalink, createdAt } = await getPost(idOf(1));
    expect({ titulo, slug, autor, active, permalink }).toEqual({
      ...{ titulo: "Sopa da noite", slug: "refeicoes", autor: "Marlene", active: true, permalink: "sopa-da-noite" },
    });
    expect(createdAt.toISOString()).toBe("2023-10-12T11:30:00.000Z");
    const reviews = await db.review.findMany({ where: { postId: idOf(1) }, orderBy: { id: "asc" } });
    expect(
      reviews.map(({ nome, email, rating, createdAt }) => [nome, email, rating, createdAt?.toISOString()]),
    ).toEqual(
      expect.arrayContaining([
        ["Léo", "leo@example.com", 5, "2023-10-12T11:30:00.000Z"],
        ["Bia", "bia", 4, "2023-10-13T12:00:00.000Z"],
        ["Sem id", "x@example.com", 3, expect.any(String)],
      ]),
    );
    const again = await importOf("posts.json", [post]);
    expect([again.items.taken, again.items.existing, again.reviews.taken, again.reviews.existing]).toEqual([
      0, 1, 0, 3,
    ]);
    expect(await db.review.count({ where: { postId: idOf(1) } })).toBe(3);
  });

  it("that were edited here stay as they are, and get the reviews that came meanwhile", async () => {
    await db.post.update({ where: { id: idOf(1) }, data: { titulo: "Editado" } });
    const later = { _id: oid(14), nome: "Nair", email: "n@example.com", rating: 5, comment: "Ótimo" };
    const { items, reviews } = await importOf("posts.ndjson", ndjson([{ ...post, reviews: [...post.reviews, later] }]));
    expect([items.existing, reviews.taken]).toEqual([1, 1]);
    expect((await getPost(idOf(1))).titulo).toBe("Editado");
  });

  it("and reviews that were removed here do not come back", async () => {
    await deleteReviews([idOf(11)]);
    const { reviews } = await importOf("posts.json", [post]);
    expect([reviews.taken, reviews.deleted]).toEqual([0, 1]);
    await deletePosts([idOf(1)]);
    const { items } = await importOf("posts.json", [post]);
    expect(items).toEqual({ taken: 0, existing: 0, deleted: 1, refused: 0 });
    expect(await db.post.count({ where: { id: idOf(1) } })).toBe(0);
  });

  it("of a broken export: the good ones come, each other one is named with its reasons", async () => {
    const text = ndjson([
      { ...post, _id: oid(2) },
      { ...post, _id: oid(3), titulo: "  " },
    ]);
    const { items, words, done } = await importOf(
      "nova.posts.jsonl",
      `${text}\n{"_id":\n${ndjson([
        "texto",
        { ...post, _id: "../x" },
        { ...post, _id: oid(4), titulo: "Com\u0000nulo" },
        { ...post, _id: oid(5), autor: "", author: "Ivone", slug: "eventos", createdAt: "ontem" },
        { ...post, _id: oid(6), titulo: "L".repeat(200), description: "" },
        { ...post, _id: oid(2) },
      ])}`,
    );
    expect(items).toEqual({ taken: 3, existing: 1, deleted: 0, refused: 5 });
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const ofPosts = words.filter((line) => !line.includes("avaliação"));
    expect(ofPosts).toEqual([
      `✗ nova.posts.jsonl, linha 2 (_id ${idOf(3)}): titulo: Informe o título`,
      "✗ nova.posts.jsonl, linha 3: não é JSON que se possa ler; a linha pode estar cortada",
      "✗ nova.posts.jsonl, linha 4: não é um documento",
      "✗ nova.posts.jsonl, linha 5: _id: o identificador só pode ter letras, números, - e _, até 64",
      `✗ nova.posts.jsonl, linha 6 (_id ${idOf(4)}, "Com nulo"): O texto contém caracteres inválidos`,
      `! nova.posts.jsonl, linha 7 (_id ${idOf(5)}, "Sopa da noite"): slug: a categoria "eventos" não existe aqui; ficou em Ações; createdAt: a data não pôde ser lida; ficou a do _id`,
      `! nova.posts.jsonl, linha 8 (_id ${idOf(6)}, "${"L".repeat(60)}"): titulo: O título deve ter no máximo 160 caracteres; veio inteiro; description: Escreva o texto do artigo; entrou Desabilitado, para completar no painel`,
    ]);
    expect(await getPost(idOf(5))).toMatchObject({ autor: "Ivone", createdAt: new Date("2023-10-12T11:33:44Z") });
    expect(await getPost(idOf(6))).toMatchObject({ titulo: "L".repeat(200), description: "", active: false });
  });

  it("are in the history as the import's, whose old dates the clearing of the samples does not mistake", async () => {
    await createPost({ titulo: "Exemplo", description: "Texto", autor: "A", slug: "acoes" });
    await rememberSample();
    const before = await countSample();
    await importOf("posts.json", [{ ...post, _id: oid(7) }]);
    expect(await countSample()).toBe(before);
    await clearSample();
    expect(await db.post.count({ where: { id: idOf(7) } })).toBe(1);
    const { items } = await listChanges({ entity: "post", entityId: idOf(7), page: 1, limit: 9 });
    expect(items.map(({ action, userName, userId }) => [action, userName, userId])).toEqual([
      ["CREATE", "Importação", null],
    ]);
  });

  it("bring a thousand reviews of which the database refuses one", async () => {
    const reviews = Array.from({ length: 1_000 }, (_, n) => ({
      ...{ _id: oid(1000 + n), nome: "Zé", email: "z@example.com", rating: 5 },
      comment: n === 700 ? "nulo \u0000" : "Bom",
    }));
    const found = await importOf("posts.json", [{ ...post, _id: oid(8), reviews }]);
    expect(found.reviews).toEqual({ taken: 999, existing: 0, deleted: 0, refused: 1 });
    expect(found.words[0]).toContain("avaliação 701: O texto contém caracteres inválidos");
  });

  it("stop where the person stops them", async () => {
    const { items } = await importOf("posts.json", [{ ...post, _id: oid(9) }], AbortSignal.abort());
    expect(items.taken).toBe(0);
  });
});

describe("pictures", () => {
  const project = { titulo: "Horta", description: "Plantamos.", slug: "acoes", url: "www.instagram.com/nova" };
  const take = async (number: number, image: unknown) => {
    const { words } = await importOf("projects.json", [{ ...project, _id: oid(number), image }]);
    const row = await db.project.findUniqueOrThrow({ where: { id: idOf(number) }, include: { image: true } });
    return { image: row.image, remark: words[0]?.replace(/^.*image: /, "") };
  };
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c63" } })
      .jpeg()
      .toBuffer();
    await mkdir(path.join(folder, "uploads"));
    await writeFile(path.join(folder, "uploads", "foto da horta.jpg"), jpeg);
    await writeFile(path.join(folder, "solta.jpg"), jpeg);
    await writeFile(path.join(folder, "texto.jpg"), "isto não é uma imagem");
    await writeFile(path.join(folder, "..", `${path.basename(folder)}-fora.jpg`), jpeg);
  });
  afterAll(() => rm(`${folder}-fora.jpg`, { force: true }));

  it("on the web stay where they are", async () => {
    expect(await take(101, "https://exemplo.org/a.jpg")).toMatchObject({ image: { url: "https://exemplo.org/a.jpg" } });
  });

  it("in base64 and of the folder are stored as uploads are", async () => {
    const encoded = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
    for (const [index, address] of [
      encoded,
      "/uploads/foto%20da%20horta.jpg?v=2",
      "uploads\\solta.jpg",
      "http://localhost:5000/uploads/solta.jpg",
      "solta.jpg",
    ].entries()) {
      const { image, remark } = await take(110 + index, address);
      expect([image?.width, image?.height, image?.url, remark]).toEqual([60, 40, null, undefined]);
      const stored = await storage.read(originalName(image?.id ?? ""));
      expect((await sharp(stored).metadata()).format).toBe("webp");
    }
  });

  it("that cannot be had leave the default one, and a remark", async () => {
    const fallback = "; ficou a imagem padrão";
    for (const [index, [address, why]] of [
      ["/uploads/sumiu.jpg", "não encontrei sumiu.jpg na pasta da exportação"],
      [
        `../${path.basename(folder)}-fora.jpg`,
        `não encontrei ${path.basename(folder)}-fora.jpg na pasta da exportação`,
      ],
      ["texto.jpg", "Envie uma imagem PNG ou JPG"],
      ["data:image/svg+xml;base64,PHN2Zy8+", "Envie uma imagem PNG ou JPG"],
      [
        "data:image/png,%89",
        "Não conseguimos ler esta imagem. Ela pode estar danificada; tente salvar de novo em PNG ou JPG",
      ],
      ["http://exemplo.org/a.jpg", "Informe um endereço de imagem que comece com https:// ou envie um arquivo"],
      ["/imagens/nao-existe", "não encontrei nao-existe na pasta da exportação"],
    ].entries()) {
      expect(await take(120 + index, address)).toEqual({ image: null, remark: why + fallback });
    }
    expect(await take(130, "./default.jpg")).toEqual({ image: null, remark: undefined });
  });
});

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
    expect((await take(231, { hora: "8:30 PM" })).when).toBe("12 Outubro 2023 20:30");
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
    ["34912345678", false, true, "Gosto muito."],
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

describe("accounts", () => {
  const ana = { name: "Ana", email: "Ana@Nova.example", password: "segredo-bem-longo" };
  const account = { name: "Bruno", email: "Bruno@Velho.example", isAdmin: true };

  it("sign in with the password that they had, administrators only, and are renewed", async () => {
    const password = await bcrypt("curta", { cost: 8, version: "2a" });
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
    const password = await bcrypt("outra", { cost: 4 });
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
    expect(words.join()).not.toMatch(/\$2b|123456/);
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

it("only exports of known collections are taken, in order", async () => {
  const own = await mkdtemp(path.join(os.tmpdir(), "nova-files-"));
  for (const name of [
    "posts.json",
    "Nova.Users.JSON",
    "volunters.ndjson",
    "posts.metadata.json",
    "orders.json",
    "leia.txt",
  ]) {
    await writeFile(path.join(own, name), "");
  }
  const { files, ignored } = await findExports(own);
  expect(files.map(({ name }) => name)).toEqual(["Nova.Users.JSON", "volunters.ndjson", "posts.json"]);
  expect(ignored.sort()).toEqual(["orders.json", "posts.metadata.json"]);
  await rm(own, { recursive: true });
});

it("a remark that comes again and again is counted, a refusal always said", () => {
  const brevity = createBrevity();
  const finding = (refused: boolean, ...reasons: string[]) => ({ refused, index: 1, line: 1, reasons });
  const shown = Array.from({ length: 9 }, () => brevity.shows(finding(false, "sem categoria")));
  expect(shown).toEqual([true, true, true, true, true, false, false, false, false]);
  expect(brevity.shows(finding(false, "sem categoria", "sem autor"))).toBe(true);
  expect(Array.from({ length: 9 }, () => brevity.shows(finding(true, "sem título")))).not.toContain(false);
  expect(brevity.more()).toEqual([{ reason: "sem categoria", count: 5 }]);
});

it("the outcome reads as a sentence", () => {
  const file = { name: "posts.json", path: "", collection: "posts" } as const;
  const items = { taken: 1, existing: 1200, deleted: 0, refused: 1 };
  const reviews = { taken: 2, existing: 0, deleted: 3, refused: 0 };
  expect(
    tallyInWords(file, [
      [items, ["artigo", "artigos"]],
      [reviews, ["avaliação", "avaliações"]],
    ]),
  ).toBe(
    "posts.json: veio 1 artigo (1.200 já estavam aqui, 1 não veio) e 2 avaliações (3 de fora por exclusão feita aqui)",
  );
});
