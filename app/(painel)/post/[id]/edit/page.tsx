import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ManageReviews } from "@/components/posts/manage-reviews";
import { PostForm } from "@/components/posts/post-form";
import { AppError } from "@/lib/errors";
import { presentManagedReview, presentPost } from "@/lib/posts/present";
import { listReviews } from "@/lib/posts/reviews";
import { getPost } from "@/lib/posts/service";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { updatePost } from "../../../actions/posts";
import { deleteReviews, setReviewsHidden } from "../../../actions/reviews";
import { ItemHistory } from "../../../history/item-history";

export const metadata: Metadata = { title: "Editar artigo" };

export default async function EditPostPage({ params }: PageProps<"/post/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(routes.editPost(id));
  const post = presentPost(await getPost(id).catch(notFoundWhenMissing));
  const reviews = await listReviews(post._id, { hidden: true, limit: 100 });
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Editar artigo</h1>
        {post.active && (
          <a
            href={routes.post(post.permalink)}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 py-2 underline underline-offset-4"
          >
            Ver no site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </header>
      <PostForm post={post} save={updatePost} />
      <section aria-labelledby="avaliacoes" className="mt-6 grid gap-4">
        <h2 id="avaliacoes" className="text-2xl">
          Avaliações ({reviews.total})
        </h2>
        <ManageReviews
          list={{ ...reviews, items: reviews.items.map(presentManagedReview) }}
          hide={setReviewsHidden}
          remove={deleteReviews}
        />
      </section>
      <ItemHistory entity="post" id={post._id} />
    </div>
  );
}

function notFoundWhenMissing(error: unknown): never {
  if (error instanceof AppError && error.code === "notFound") notFound();
  throw error;
}
