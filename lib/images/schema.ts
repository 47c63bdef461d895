import { z } from "zod";
import { DEFAULT_IMAGE } from "../site";
import { imageCopy, storedId } from "./model";

/** What a form or a client sends for a picture: nothing, an uploaded picture's address, or a web address. */
export const imageInput = z
  .string({ error: imageCopy.address })
  .trim()
  .max(2000, "O endereço da imagem é longo demais")
  .transform((address) => (address === DEFAULT_IMAGE || address === "/default.jpg" ? "" : address))
  .refine((address) => address === "" || storedId(address) !== undefined || isWebAddress(address), imageCopy.address);

export const altInput = z.string().trim().max(300, "A descrição da imagem deve ter no máximo 300 caracteres");

function isWebAddress(address: string) {
  return URL.canParse(address) && new URL(address).protocol === "https:";
}
