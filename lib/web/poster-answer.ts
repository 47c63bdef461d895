import "server-only";

/** A poster (lib/reports/poster.ts) in base64, as cached reads keep it; `inline`, so that browsers show it and offer to print. */
export function answerPoster(pdf: string | undefined) {
  if (pdf === undefined) return new Response("Cartaz não encontrado", { status: 404 });
  return new Response(Buffer.from(pdf, "base64"), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="cartaz.pdf"',
      "x-robots-tag": "noindex",
    },
  });
}
