import { parseVariant, readVariant } from "@/lib/images/variants";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_MINUTE = "public, max-age=60";

/** A stored picture in one width and format. Its address never shows another picture, so it is kept for ever. */
export async function GET(_request: Request, { params }: RouteContext<"/imagens/[id]/[file]">) {
  const { id, file } = await params;
  const asked = parseVariant(file);
  const variant = asked && /^[\w-]{1,64}$/.test(id) && (await readVariant(id, asked.width, asked.format));
  if (!variant) return new Response("Imagem não encontrada", { status: 404 });
  return new Response(new Uint8Array(variant.content), {
    headers: {
      "content-type": `image/${variant.format}`,
      "cache-control": variant.final ? FOR_EVER : FOR_A_MINUTE,
      "x-content-type-options": "nosniff",
    },
  });
}
