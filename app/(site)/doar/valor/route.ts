import { amountPart, parseAmount } from "@/lib/pix/amount";
import { routes } from "@/lib/routes";

/** The form without JavaScript: redirects to the page of the amount. */
export function GET(request: Request) {
  const { cents } = parseAmount(new URL(request.url).searchParams.get("valor") ?? "");
  const location = cents === undefined ? routes.donateOtherAmount : routes.donate(amountPart(cents));
  return new Response(null, { status: 303, headers: { location } });
}
