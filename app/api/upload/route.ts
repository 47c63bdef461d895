import { examplePicture, uploadAnswer } from "@/lib/images/api";
import { presentPicture } from "@/lib/images/present";
import { uploadInput } from "@/lib/images/schema";
import { storeImage } from "@/lib/images/service";
import { MAX_AREA, MAX_SIZE } from "@/lib/images/upload-limits";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const POST = route(
  {
    summary: "Guarda uma imagem PNG, JPG ou HEIC",
    description: `O endereço da resposta serve em image de qualquer cadastro. Até ${MAX_SIZE} e ${MAX_AREA}.`,
    access: "any:read",
    body: uploadInput,
    content: "form",
    status: 201,
    answer: uploadAnswer,
    example: {
      answer: { _id: "0b7e9a3c-5d0f-4c7e-9a51-2f6f0e1d8c44", image: examplePicture.src, picture: examplePicture },
    },
  },
  async ({ body }) => {
    const image = await storeImage(new Uint8Array(await body.image.arrayBuffer()), body.alt);
    const picture = presentPicture(image);
    return { _id: image.id, image: picture.src, picture };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
