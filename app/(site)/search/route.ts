import { type NextRequest, NextResponse } from "next/server";
import { KEYWORD_MAX } from "@/lib/posts/limits";
import { routes } from "@/lib/routes";
import { cut } from "@/lib/text";

/** Where the search form leads: `?keyword=` becomes the address of the results, a page that is kept and can be shared. */
export function GET(request: NextRequest) {
  const keyword = cut((request.nextUrl.searchParams.get("keyword") ?? "").trim(), KEYWORD_MAX).trim();
  const location = keyword ? routes.search(keyword) : routes.homeBlog;
  return new NextResponse(null, { status: 303, headers: { location } });
}
