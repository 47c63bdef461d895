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
  if (!jpeg) return new Response("Imagem não encontrada", { status: 404, headers: cached(60) });
  return new Response(Buffer.from(jpeg, "base64"), {
    headers: { "content-type": "image/jpeg", ...cached(3600) },
  });
}

const cached = (seconds: number) => ({ "cache-control": `public, max-age=${seconds}` });
