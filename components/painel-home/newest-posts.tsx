import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { ShortDate } from "@/components/ui/short-date";
import { painelRoutes } from "@/lib/painel-routes";
import { postCopy } from "@/lib/posts/copy";
import type { PostCardData } from "@/lib/posts/types";

/** The latest articles, with links to their forms. */
export function NewestPosts({ posts }: { posts: (PostCardData & { active: boolean })[] }) {
  if (posts.length === 0) return <EmptyState title={postCopy.none} />;
  return (
    <ul className="grid gap-3">
      {posts.map(({ _id, titulo, autor, createdAt, active }) => (
        <li key={_id}>
          <Card className="flex flex-wrap items-center justify-between gap-2 px-5 py-3">
            <Link
              href={painelRoutes.editPost(_id)}
              className="wrap-anywhere py-1 font-semibold underline-offset-4 hover:underline"
            >
              {titulo}
            </Link>
            <span className="wrap-anywhere text-muted text-sm">
              {!active && "Desabilitado · "}
              {autor} · <ShortDate moment={createdAt} />
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
