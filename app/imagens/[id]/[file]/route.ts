import { parseVariant, readVariant } from "@/lib/images/variants";

/** A stored picture in one width and format. Its address never shows another picture, so it is kept for ever. */
export async function GET(_request: Request, { params }: RouteContext<"/imagens/[id]/[file]">) {
  const { id, file } = await params;
  const variant = parseVariant(file);
  const content = variant && /^[\w-]{1,64}$/.test(id) ? await readVariant(id, variant.width, variant.format) : undefined;
  if (!variant || !content) return new Response("Imagem não encontrada", { status: 404 });
  return new Response(new Uint8Array(content), {
    headers: {
      "content-type": `image/${variant.format}`,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
