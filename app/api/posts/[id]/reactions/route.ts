import { exampleReactions, reactionsAnswer } from "@/lib/posts/api";
import { readReactions, setReaction } from "@/lib/posts/reactions";
import { reactionInput } from "@/lib/posts/schema";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";
import { clientAddress } from "@/lib/web/session";
import { ensureVisitor, readVisitor } from "@/lib/web/visitor";

export const GET = route(
  {
    summary: "As reações a um artigo",
    access: "public",
    fresh: true, // each visitor's own
    params: idParams,
    answer: reactionsAnswer,
    example: { answer: exampleReactions },
  },
  async ({ params }) => readReactions(params.id, await readVisitor()),
);

export const POST = route(
  {
    summary: "Dá ou retira uma reação",
    description: "Cada visitante tem uma de cada tipo; um cookie anônimo o reconhece.",
    access: "public",
    params: idParams,
    body: reactionInput,
    limit: "reaction",
    answer: reactionsAnswer,
    example: { body: { kind: "LIKE", on: true }, answer: exampleReactions },
  },
  async ({ params, body }) => setReaction(params.id, await ensureVisitor(), body.kind, body.on, await clientAddress()),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
