import { nothingHere } from "@/lib/web/api/methods";

// Paths below /api without a route.
export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as OPTIONS,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
