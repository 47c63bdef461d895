import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ManageBar } from "@/components/manage/manage-bar";
import { ScreenButton } from "@/components/painel/screen-link";
import { ManagePosts } from "@/components/posts/manage-posts";
import { presentEach } from "@/lib/items/present-each";
import { manageQuery, toListQuery } from "@/lib/lists/listing-query";
import { POST_CATEGORIES } from "@/lib/posts/categories";
import { presentManagedPost } from "@/lib/posts/present";
import { listPosts } from "@/lib/posts/service";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { deletePosts, loadPosts, setPostsActive } from "../../actions/posts";
import { undoOf } from "../../undo";

export const metadata: Metadata = { title: "Posts" };

export default async function ManagePostsPage({ searchParams }: PageProps<"/posts/private">) {
  const { id } = await requireAdministrator(routes.managePosts);
  const query = manageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([listPosts(toListQuery(query)), undoOf("post", id)]);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Posts</h1>
        <ScreenButton href={routes.addPost}>
          <Plus aria-hidden className="size-5" /> Novo artigo
        </ScreenButton>
      </header>
      <ManageBar
        query={query}
        categories={POST_CATEGORIES}
        total={list.total}
        more={list.more}
        searchLabel="Buscar artigos"
      />
      <ManagePosts
        key={JSON.stringify(query)}
        query={query}
        list={{ ...list, items: presentEach(list.items, presentManagedPost) }}
        remove={deletePosts}
        undo={undo}
        setActive={setPostsActive}
        load={loadPosts}
      />
    </div>
  );
}
