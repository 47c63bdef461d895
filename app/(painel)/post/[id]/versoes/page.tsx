import type { Metadata } from "next";
import { restorePostVersion } from "@/app/(painel)/actions/posts";
import { EraseEarlier } from "@/app/(painel)/erase-earlier";
import { PostVersions } from "@/components/posts/post-versions";
import { Link } from "@/components/ui/link";
import { getCategories } from "@/lib/categories/service";
import { painelRoutes } from "@/lib/painel-routes";
import { getPost } from "@/lib/posts/list";
import { listVersions } from "@/lib/posts/versions";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Versões do artigo" };

export default async function PostVersionsPage({ params, searchParams }: PageProps<"/post/[id]/versoes">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.postVersions(id));
  const post = await orNotFound(getPost(id));
  const [versions, categories] = await Promise.all([listVersions(post), getCategories("post")]);
  const { versao } = await searchParams;
  const shown = versions.find(({ _id }) => _id === versao) ?? versions[0];
  const restore = restorePostVersion.bind(null, {
    _id: post.id,
    versao: shown?._id,
    seen: post.updatedAt.toISOString(),
  });
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="text-4xl">Versões do artigo</h1>
        <p className="wrap-anywhere text-muted">
          <Link href={painelRoutes.editPost(post.id)} className="underline underline-offset-4">
            {post.titulo}
          </Link>
        </p>
      </header>
      {versions.length > 1 && (
        <EraseEarlier entity="post" _id={post.id}>
          Apagar as versões anteriores
        </EraseEarlier>
      )}
      {shown && (
        <PostVersions postId={post.id} categories={categories} versions={versions} shown={shown} restore={restore} />
      )}
    </div>
  );
}
