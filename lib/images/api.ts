import { z } from "zod";

/** Response schema of a picture. */
export const pictureAnswer = z
  .object({
    src: z.string(),
    alt: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    placeholder: z.string().nullable().describe("Uma miniatura desfocada, como data URL"),
  })
  .meta({ id: "Imagem" });

export const imageField = z.string().describe("O endereço da imagem; ./default.jpg quando não há");

/** The photographs of an item besides its cover. */
export const photosAnswer = {
  fotos: z.array(z.string()).describe("Os endereços das fotos além da capa, em ordem"),
  pictures: z.array(pictureAnswer).describe("As mesmas fotos, com medidas e descrição"),
};

export const examplePicture: z.input<typeof pictureAnswer> = {
  src: "/imagens/0b7e9a3c-5d0f-4c7e-9a51-2f6f0e1d8c44",
  alt: "Voluntárias montam cestas básicas",
  width: 1600,
  height: 1067,
  placeholder: null,
};

export const examplePhotos = { fotos: [examplePicture.src], pictures: [examplePicture] };

export const uploadAnswer = z.object({ _id: z.string(), image: imageField, picture: pictureAnswer });
