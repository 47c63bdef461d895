import type { Metadata } from "next";
import { discardDraft, storeDraft } from "@/app/(painel)/actions/drafts";
import { createPost } from "@/app/(painel)/actions/posts";
import { OpenDrafts } from "@/components/posts/open-drafts";
import { PostForm } from "@/components/posts/post-form";
import { articleAfterEvent } from "@/lib/calendar/article-after-event";
import { eventInAddress } from "@/lib/calendar/schema";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { getCategories } from "@/lib/categories/service";
import { painelRoutes } from "@/lib/painel-routes";
import { draftInAddress } from "@/lib/posts/draft-schema";
import { listDrafts, openDraft } from "@/lib/posts/drafts";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Novo artigo" };

export default async function AddPostPage({ searchParams }: PageProps<"/addpost">) {
  const { id, name } = await requireAdministrator(painelRoutes.addPost);
  const params = await searchParams;
  const { evento } = eventInAddress.parse(params);
  const { rascunho } = draftInAddress.parse(params);
  const [categories, event, opened, unfinished] = await Promise.all([
    getCategories("post"),
    evento ? articleAfterEvent(evento) : undefined,
    rascunho ? openDraft(rascunho) : undefined,
    rascunho || evento ? [] : listDrafts({ postId: null, userId: id }),
  ]);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Novo artigo</h1>
      <OpenDrafts drafts={unfinished} />
      <PostForm
        key={rascunho ?? evento}
        campaigns={await listCampaignChoices()}
        categories={categories}
        autor={name}
        event={event}
        drafts={{ store: storeDraft, discard: discardDraft, opened, isGone: Boolean(rascunho && !opened) }}
        save={createPost}
      />
    </div>
  );
}
