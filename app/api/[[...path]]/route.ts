import { nothingHere } from "@/lib/web/methods";

// What is below /api and no route of its own.
export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as OPTIONS,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
