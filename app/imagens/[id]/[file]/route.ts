import { STATUS, toAppError } from "@/lib/errors";
import { findSuccessor } from "@/lib/images/attach";
import { parseVariant, readVariant } from "@/lib/images/variants";
import { log } from "@/lib/log";
import { storedAddress } from "@/lib/routes";

/** A day in browsers, a minute in shared caches, because pictures may be removed. */
const CACHED_FOR_A_DAY = "public, max-age=86400, s-maxage=60";
const CACHED_FOR_A_MINUTE = "public, max-age=60";

/** A stored picture in one width and format. Its URL never shows another picture, but may lead to the one that replaced it, or become a 404. */
export async function GET(_request: Request, { params }: RouteContext<"/imagens/[id]/[file]">) {
  const { id, file } = await params;
  const requested = parseVariant(file);
  if (!requested || !/^[\w-]{1,64}$/.test(id)) return missing();
  try {
    const variant = await readVariant(id, requested.width, requested.format);
    if (!variant) return redirectTo(await findSuccessor(id), file);
    return new Response(new Uint8Array(variant.content), {
      headers: {
        "content-type": `image/${variant.format}`,
        "cache-control": variant.final ? CACHED_FOR_A_DAY : CACHED_FOR_A_MINUTE,
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    const expected = toAppError(error);
    if (!expected) throw error;
    log.error({ err: error, id, file }, "picture not readable");
    const headers = { "cache-control": "no-store", "retry-after": "5" };
    return new Response(expected.message, { status: STATUS[expected.code], headers });
  }
}

/** Redirects to the picture that replaced this one. */
function redirectTo(successor: string | undefined, file: string) {
  if (!successor) return missing();
  const location = `${storedAddress(successor)}/${file}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

const missing = () => new Response("Imagem não encontrada", { status: 404, headers: { "cache-control": "no-store" } });
