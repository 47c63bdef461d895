import { consume } from "@/lib/auth/limits";
import { AppError } from "@/lib/errors";
import { imageCopy, MAX_BYTES } from "@/lib/images/model";
import { presentPicture } from "@/lib/images/present";
import { altInput } from "@/lib/images/schema";
import { storeImage } from "@/lib/images/service";
import { validate } from "@/lib/validate";
import { readBody, route } from "@/lib/web/route";

/** Room for the form's own bytes around the file. */
const FORM_OVERHEAD = 64 * 1024;

/** multipart/form-data with `image` (PNG or JPG) and perhaps `alt`. Answers with the picture's address. */
export const POST = route({ access: "admin", status: 201 }, async ({ request, administrator }) => {
  await consume("upload", administrator.id);
  const content = await readBody(request, MAX_BYTES + FORM_OVERHEAD, imageCopy.tooLarge);
  const form = await parseForm(content, request.headers.get("content-type") ?? "");
  const file = form.get("image");
  if (!(file instanceof File)) throw new AppError("invalid", imageCopy.missing, { image: imageCopy.missing });
  const alt = validate(altInput, form.get("alt") ?? "");
  const image = await storeImage(new Uint8Array(await file.arrayBuffer()), alt);
  const picture = presentPicture(image);
  return { _id: image.id, image: picture.src, picture };
});

async function parseForm(content: Uint8Array<ArrayBuffer>, type: string) {
  if (!type.startsWith("multipart/form-data")) throw new AppError("unsupported", imageCopy.wrongType);
  try {
    return await new Response(content, { headers: { "content-type": type } }).formData();
  } catch {
    throw new AppError("invalid", imageCopy.missing, { image: imageCopy.missing });
  }
}
