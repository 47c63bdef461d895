import { db } from "../db/client";
import { listActiveVolunteers } from "./service";

export const person = {
  profissao: "Costureira",
  tipo: "Oficina",
  descricao: "Enquanto a máquina aguentar, eu também.",
};
export const add = (name: string, day: number, more = {}) =>
  db.volunteer.create({ data: { ...person, name, createdAt: new Date(2026, 0, day), ...more } });
export const names = async (page: number, limit = 20) =>
  (await listActiveVolunteers({ page, limit })).items.map(({ name }) => name);
