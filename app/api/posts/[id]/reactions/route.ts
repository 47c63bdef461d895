import { consume } from "@/lib/auth/limits";
import { readReactions, setReaction } from "@/lib/posts/reactions";
import { reactionInput } from "@/lib/posts/schema";
import { idParams, route } from "@/lib/web/route";
import { clientAddress } from "@/lib/web/session";
import { ensureVisitor, readVisitor } from "@/lib/web/visitor";

export const GET = route({ access: "public", params: idParams }, async ({ params }) =>
  readReactions(params.id, await readVisitor()),
);

export const POST = route({ access: "public", params: idParams, body: reactionInput }, async ({ params, body }) => {
  await consume("reaction", await clientAddress());
  return setReaction(params.id, await ensureVisitor(), body.kind, body.on);
});
