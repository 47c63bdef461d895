import { validate } from "../validate";
import { listManagedDonations } from "./list";
import { donationInput } from "./schema";
import { createDonation } from "./service";

const gift = {
  kind: "MONEY",
  amount: "50,00",
  date: "2026-01-31",
  donor: "Marlene Discreta",
  acao: "Noite da sopa",
};

export const input = (fields: object = {}) => validate(donationInput, { ...gift, ...fields });
export const create = (fields: object = {}) => createDonation(input(fields));
export const list = (query: object = {}) =>
  listManagedDonations({ q: "", status: "todos", categoria: "", page: 1, limit: 20, ...query });
