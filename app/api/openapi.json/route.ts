import { z } from "zod";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { apiDocument } from "../document";

export const GET = route(
  {
    summary: "Esta documentação, em OpenAPI 3.1",
    access: "public",
    answer: z.unknown(),
    example: { answer: { openapi: "3.1.0" } },
  },
  apiDocument,
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
