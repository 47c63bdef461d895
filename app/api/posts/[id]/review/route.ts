import { consume } from "@/lib/auth/limits";
import { reviewCopy } from "@/lib/posts/model";
import { addReview } from "@/lib/posts/reviews";
import { reviewInput } from "@/lib/posts/schema";
import { tags } from "@/lib/web/cache";
import { idParams, route } from "@/lib/web/route";
import { clientAddress } from "@/lib/web/session";

export const POST = route(
  { access: "public", params: idParams, body: reviewInput, status: 201 },
  async ({ params, body, changed }) => {
    await consume("review", await clientAddress());
    const { post } = await addReview(params.id, body);
    changed(tags.post(post.id));
    return { message: reviewCopy.sent };
  },
);
