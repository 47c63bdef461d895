import { presentEach } from "@/lib/items/present-each";
import { articleAnswer, examplePost, examplePostInput, exampleReview, postAnswer } from "@/lib/posts/api";
import { postCopy } from "@/lib/posts/copy";
import { getPost } from "@/lib/posts/list";
import { presentPost, presentReview } from "@/lib/posts/present";
import { listReviews } from "@/lib/posts/reviews";
import { postInput } from "@/lib/posts/schema";
import { deletePosts, updatePost } from "@/lib/posts/service";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Um artigo com as suas avaliações",
    description: "Pelo _id ou pelo permalink. Quem administra vê também os desabilitados e os agendados.",
    access: { optional: "content:read" },
    params: idParams,
    answer: articleAnswer,
    example: { answer: { ...examplePost, reviews: [exampleReview] } },
  },
  async ({ params, administrator }) => {
    const post = await getPost(params.id, { publicOnly: !administrator });
    const reviews = await listReviews(post.id);
    return { ...presentPost(post), reviews: presentEach(reviews.items, presentReview) };
  },
);

export const PUT = route(
  {
    summary: "Altera um artigo",
    access: "content:write",
    params: idParams,
    body: postInput,
    content: "json+image",
    answer: postAnswer,
    example: { body: examplePostInput, answer: examplePost },
  },
  async ({ params, body }) => presentPost(await updatePost(params.id, body)),
);

export const DELETE = deleteRoute({
  summary: "Exclui um artigo com as suas avaliações",
  access: "content:write",
  remove: deletePosts,
  message: postCopy.deleted(1),
});

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
