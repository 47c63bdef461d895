import type { Metadata } from "next";
import { createPreviewLink, discardDraft, endPreviewLink, storeDraft } from "@/app/(painel)/actions/drafts";
import { updatePost } from "@/app/(painel)/actions/posts";
import { answerReview, deleteReviews, setReviewsHidden } from "@/app/(painel)/actions/reviews";
import { ItemHistory } from "@/app/(painel)/item-history";
import { undoOf } from "@/app/(painel)/undo";
import { EditHeader } from "@/components/painel/edit-header";
import { ManageReviews } from "@/components/posts/manage-reviews";
import { PostForm } from "@/components/posts/post-form";
import { PreviewLink } from "@/components/posts/preview-link";
import { Link } from "@/components/ui/link";
import { Part } from "@/components/ui/part";
import { TextLink } from "@/components/ui/text-link";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { getCategories } from "@/lib/categories/service";
import { VISIT_DAYS, visitsText } from "@/lib/dashboard/format";
import { countPostVisits } from "@/lib/dashboard/visits";
import { presentPage } from "@/lib/items/present-each";
import { painelRoutes } from "@/lib/painel-routes";
import { draftInAddress } from "@/lib/posts/draft-schema";
import { listDrafts, openDraft } from "@/lib/posts/drafts";
import { getPost } from "@/lib/posts/list";
import { presentManagedPost, presentManagedReview } from "@/lib/posts/present";
import { previewLinkEnd } from "@/lib/posts/preview-link";
import { listReviews } from "@/lib/posts/reviews";
import { routes } from "@/lib/routes";
import { formatCount } from "@/lib/text";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar artigo" };

export default async function EditPostPage({ params, searchParams }: PageProps<"/post/[id]/edit">) {
  const { id } = await params;
  const administrator = await requireAdministrator(painelRoutes.editPost(id));
  const post = presentManagedPost(await orNotFound(getPost(id)));
  const { rascunho } = draftInAddress.parse(await searchParams);
  const isPublic = post.active && !post.scheduled;
  const [campaigns, visits, offers, opened, until, reviews, undo, categories] = await Promise.all([
    listCampaignChoices(post.campaignId),
    countPostVisits({ id: post._id, permalink: post.permalink }),
    listDrafts({ postId: post._id, userId: administrator.id }),
    rascunho ? openDraft(rascunho, { postId: post._id }) : undefined,
    isPublic ? undefined : previewLinkEnd(post._id),
    listReviews(post._id, { hidden: true, limit: 100 }),
    undoOf("review", administrator.id),
    getCategories("post"),
  ]);
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar artigo" href={isPublic && routes.post(post.permalink)}>
        <Link href={painelRoutes.postVersions(post._id)} className="py-2 underline underline-offset-4">
          Versões anteriores
        </Link>
      </EditHeader>
      <p className="text-muted">
        Nos últimos {VISIT_DAYS} dias: {visitsText(visits)}.
      </p>
      <PostForm
        key={rascunho}
        post={post}
        campaigns={campaigns}
        categories={categories}
        drafts={{ store: storeDraft, discard: discardDraft, offers, opened, isGone: Boolean(rascunho && !opened) }}
        save={updatePost}
      />
      {!isPublic && (
        <PreviewLink post={post} until={until?.toISOString()} create={createPreviewLink} end={endPreviewLink} />
      )}
      <Part
        id="avaliacoes"
        title={`Avaliações (${formatCount(reviews.total)})`}
        size="text-2xl"
        className="mt-6 grid gap-4"
      >
        <ManageReviews
          list={presentPage(reviews, presentManagedReview)}
          hide={setReviewsHidden}
          answer={answerReview}
          remove={deleteReviews}
          undo={undo}
        />
        {reviews.total > reviews.items.length && (
          <p className="text-muted">
            Aqui estão as {reviews.items.length} mais recentes. Todas estão em{" "}
            <TextLink href={painelRoutes.reviews}>Avaliações</TextLink>.
          </p>
        )}
      </Part>
      <ItemHistory entity="post" id={post._id} />
    </div>
  );
}
