import type { Metadata } from "next";
import { discardDraft } from "@/app/(painel)/actions/drafts";
import { deletePosts, setPostsActive } from "@/app/(painel)/actions/posts";
import { undoOf } from "@/app/(painel)/undo";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { ManagePosts } from "@/components/posts/manage-posts";
import { UnfinishedDrafts } from "@/components/posts/unfinished-drafts";
import { getCategories } from "@/lib/categories/service";
import { presentPage } from "@/lib/items/present-each";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { listDrafts } from "@/lib/posts/drafts";
import { listPosts } from "@/lib/posts/list";
import { presentManagedPost } from "@/lib/posts/present";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Posts" };

export default async function ManagePostsPage({ searchParams }: PageProps<"/posts/private">) {
  const { id, role } = await requireAdministrator(painelRoutes.managePosts);
  const readOnly = !may(role, "content:write");
  const query = manageQuery.parse(await searchParams);
  const [list, undo, drafts, categories] = await Promise.all([
    managedPage(query, listPosts),
    undoOf("post", id),
    readOnly ? [] : listDrafts({ postId: null, userId: id }),
    getCategories("post"),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Posts"
        create={readOnly ? undefined : { href: painelRoutes.addPost, label: "Novo artigo" }}
      />
      <UnfinishedDrafts drafts={drafts} discard={discardDraft} />
      <ManageBar
        query={query}
        categories={categories}
        resultCount={countInWords(list, "artigo", "artigos")}
        searchLabel="Buscar artigos"
      />
      <ManagePosts
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={query}
        list={presentPage(list, presentManagedPost)}
        remove={deletePosts}
        undo={undo}
        setActive={setPostsActive}
      />
    </div>
  );
}
