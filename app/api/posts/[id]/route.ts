import { postCopy } from "@/lib/posts/model";
import { presentPost, presentReview } from "@/lib/posts/present";
import { listReviews } from "@/lib/posts/reviews";
import { postInput } from "@/lib/posts/schema";
import { deletePost, getPost, updatePost } from "@/lib/posts/service";
import { tags } from "@/lib/web/cache";
import { idParams, route } from "@/lib/web/route";

/** Visitors read active posts; with an administrator's token also disabled ones. */
export const GET = route({ access: "optional", params: idParams }, async ({ params, administrator }) => {
  const post = await getPost(params.id, { publicOnly: !administrator });
  const reviews = await listReviews(post.id);
  return { ...presentPost(post), reviews: reviews.items.map(presentReview) };
});

export const PUT = route({ access: "admin", params: idParams, body: postInput }, async ({ params, body, changed }) => {
  const post = await updatePost(params.id, body);
  changed(tags.posts, tags.post(post.id));
  return presentPost(post);
});

export const DELETE = route({ access: "admin", params: idParams }, async ({ params, changed }) => {
  await deletePost(params.id);
  changed(tags.posts, tags.post(params.id));
  return { message: postCopy.deleted };
});
