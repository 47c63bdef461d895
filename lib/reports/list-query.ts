import { z } from "zod";
import { manageQuery } from "../lists/listing-query";
import { listFormats } from "./formats";

/** The address of a list's file: the list's own filters, and the format. */
export const listFileQuery = manageQuery.pick({ q: true, status: true }).extend({
  formato: z.enum(listFormats).catch("xlsx"),
});

export type ListFileQuery = z.infer<typeof listFileQuery>;
