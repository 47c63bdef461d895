import { hash as bcrypt } from "@node-rs/bcrypt";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHANNEL } from "../invalidation/messages";
import { idOf, importInTest, oid } from "./legacy-import.fixture";

const { importOf } = importInTest();
let site: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  site = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await site.connect();
  site.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await site.query(`LISTEN ${CHANNEL}`);
});
afterAll(() => site.end());

/** What a running site hears of an import, but for pictures. PostgreSQL delivers pending notifications before its next answer. */
async function tagsOf(name: string, document: object) {
  heard.length = 0;
  await importOf(name, [document]);
  await site.query("SELECT 1");
  return [...new Set(heard.flatMap((text) => JSON.parse(text).saved as string[]))].sort();
}

it("a running site hears of all that comes, also of reviews of an article that came before", async () => {
  const titled = { titulo: "Horta", description: "Plantamos.", slug: "acoes", url: "instagram.com/n" };
  const post = { ...titled, _id: oid(701), autor: "Ana" };
  const review = { _id: oid(702), nome: "Léo", email: "leo@example.com", rating: 5, comment: "Gostei" };
  const article = `post:${idOf(701)}`;
  expect(await tagsOf("posts.json", post)).toEqual([article, "posts"]);
  expect(await tagsOf("posts.json", { ...post, reviews: [review] })).toEqual([article]);
  expect(await tagsOf("projects.json", { ...titled, _id: oid(703) })).toEqual(["projects"]);
  const day = { dia: 12, mes: "Outubro", ano: 2023, hora: "08:30", acoes: "Mutirão", local: "Praça", eventos: "Jogos" };
  expect(await tagsOf("calendars.json", { ...day, _id: oid(704) })).toEqual(["calendar"]);
  const person = { name: "Ivone", profissao: "Cozinheira", tipo: "Cozinha", descricao: "Gosto muito.", tel: "9999" };
  expect(await tagsOf("volunteers.json", { ...person, _id: oid(705) })).toEqual(["volunteers"]);
  const account = { name: "Bruno", email: "bruno@velho.example", password: await bcrypt("curta", 4) };
  expect(await tagsOf("users.json", { ...account, _id: oid(706) })).toEqual([]); // nothing that is kept shows accounts
});
