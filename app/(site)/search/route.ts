import { type NextRequest, NextResponse } from "next/server";
import { MAX_SEARCH } from "@/lib/lists/filters";
import { routes } from "@/lib/routes";
import { cut } from "@/lib/text";

/** The search form's target: redirects from `?keyword=` to the results' path, which is cached. */
export function GET(request: NextRequest) {
  const keyword = cut((request.nextUrl.searchParams.get("keyword") ?? "").trim(), MAX_SEARCH).trim();
  const location = keyword ? routes.search(keyword) : routes.homeBlog;
  return new NextResponse(null, { status: 303, headers: { location } });
}
