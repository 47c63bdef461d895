import { z } from "zod";
import { limitedText } from "../inputs";
import { DEFAULT_IMAGE } from "../site";
import { DEFAULT_PICTURE, isImageAddress } from "./picture";
import { imageCopy, MAX_ALT_CHARACTERS, MAX_PHOTOS } from "./upload-limits";

/** Characters. */
const MAX_ADDRESS_LENGTH = 2000;

/** The input for a picture: nothing, an uploaded picture's address, or a web address. */
export const imageInput = z
  .string({ error: imageCopy.address })
  .trim()
  .refine((address) => address.length <= MAX_ADDRESS_LENGTH, "O endereço da imagem é longo demais")
  .transform((address) => (address === DEFAULT_IMAGE || address === DEFAULT_PICTURE ? "" : address))
  .refine((address) => address === "" || isImageAddress(address), imageCopy.address)
  .describe(
    "O endereço de uma imagem enviada (/imagens/…), um endereço https:// ou, só na API, a própria imagem PNG ou JPG como data:image/png;base64,…",
  );

export const altInput = limitedText(MAX_ALT_CHARACTERS, "A descrição da imagem").describe(
  "O que a imagem mostra, para quem não a vê",
);

const photoAddress = imageInput.refine((address) => address !== "", imageCopy.address);

/** Photographs besides the cover, in their order: an address each, or with a description of what is to be seen. */
export const photosInput = z
  .array(
    z.union(
      [
        photoAddress.transform((image) => ({ image, alt: undefined })),
        z.object({ image: photoAddress, alt: altInput.optional() }),
      ],
      { error: imageCopy.address },
    ),
    { error: "Informe as fotos como uma lista de endereços" },
  )
  .max(MAX_PHOTOS, `São no máximo ${MAX_PHOTOS} fotos`)
  .describe(`Até ${MAX_PHOTOS} fotos além da capa, em ordem: endereços como em image, ou { image, alt }`);

export type PhotoInput = z.output<typeof photosInput>[number];

/** The form of POST /api/upload. */
export const uploadInput = z.object({ image: z.file({ error: imageCopy.missing }), alt: altInput.default("") });
