import type { APIRequestContext } from "@playwright/test";
import type pg from "pg";
import { administrator } from "../harness/administrator";

/** Data that only administrators may read. */
export const SECRETS = {
  tel: "(34) 98765-1234",
  reviewer: "quem.avaliou@segredo.example",
  donor: "Doadora Secretíssima",
  sender: "quem.escreveu@segredo.example",
  message: "recado só para a equipe",
  volunteer: "conta.voluntaria@segredo.example",
  administrator: administrator.email,
  hash: "$argon2",
};

/** Stores each secret in its regular place. */
export async function plantSecrets(api: APIRequestContext, database: pg.Client, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => (await api.post(path, { headers, data })).json();
  const article = await post("/api/posts", { titulo: "Com avaliação", description: "T", autor: "A", slug: "acoes" });
  const review = { nome: "Bia", email: SECRETS.reviewer, rating: 5, comment: "Ótimo" };
  await api.post(`/api/posts/${article._id}/review`, { data: review });
  const person = { name: "Bento", profissao: "Padeiro", tipo: "Cozinha", descricao: "Faço pão.", tel: SECRETS.tel };
  const volunteer = await post("/api/volunters/register", person);
  const day = { dia: 1, mes: "Maio", ano: 2099, hora: "9h", acoes: "Ação", local: "Praça", eventos: "Lanche" };
  const event = await post("/api/calendars", day);
  const account = { name: "V", email: SECRETS.volunteer, password: "senha-bem-comprida", isAdmin: false };
  await post("/api/users/register", account);
  await database.query(
    `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, "updatedAt")
     VALUES ('segredo', 'MONEY', 10, now(), $1, false, 'Ação', now())`,
    [SECRETS.donor],
  );
  await database.query(`INSERT INTO "ContactMessage" (id, name, email, message) VALUES ('segredo', 'X', $1, $2)`, [
    SECRETS.sender,
    SECRETS.message,
  ]);
  return { post: article._id, permalink: article.permalink, volunteer: volunteer._id, event: event._id };
}
