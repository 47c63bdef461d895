import { z } from "zod";
import { manageQuery } from "../lists/listing-query";
import { donationKinds } from "./kinds";

/** The address of the list of the dashboard: kind, a year or a month, one import. */
export const donationQuery = manageQuery.extend({
  tipo: z.enum(donationKinds).or(z.literal("")).catch(""),
  /** 'YYYY' or 'YYYY-MM'. */
  periodo: z
    .string()
    .regex(/^(?:20\d\d(?:-(?:0[1-9]|1[0-2]))?)?$/)
    .catch(""),
  importacao: z.string().max(64).catch(""),
});

export type DonationQuery = z.infer<typeof donationQuery>;

/** Whether it asks for less than every donation. */
export const isFilteredQuery = ({ q, status, tipo, periodo, importacao }: DonationQuery) =>
  status !== "todos" || [q, tipo, periodo, importacao].some(Boolean);
