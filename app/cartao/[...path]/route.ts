import { addressPart } from "@/lib/web/address-part";
import { drawCard } from "./draw-card";

const JPEG = /\.jpg$/;

/** None by the build: an image is drawn at its first request, and cached. */
export const generateStaticParams = () => [];

/** The image of a page's link preview: /cartao/posts/mesa-farta.jpg belongs to /posts/mesa-farta. */
export async function GET(_request: Request, { params }: RouteContext<"/cartao/[...path]">) {
  const path = (await params).path.map(addressPart);
  const last = path.pop() ?? "";
  const jpeg = JPEG.test(last) && (await drawCard([...path, last.replace(JPEG, "")]));
  if (!jpeg) return new Response("Imagem não encontrada", { status: 404, headers: CACHED_FOR_A_MINUTE });
  return new Response(Buffer.from(jpeg, "base64"), {
    headers: { "content-type": "image/jpeg", ...CACHED_FOR_A_MINUTE },
  });
}

/** Caches outside do not hear that an item was removed. */
const CACHED_FOR_A_MINUTE = { "cache-control": "public, max-age=60" };
