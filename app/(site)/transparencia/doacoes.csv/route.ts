import { donationsFile } from "../donations-file";

/** `?q=` is a search. */
export const GET = donationsFile("csv");
