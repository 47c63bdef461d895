"use client";

import { Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { LoadMore } from "@/components/manage/load-more";
import { manageHref } from "@/components/manage/manage-href";
import { useRemoval } from "@/components/manage/use-removal";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Empty } from "@/components/ui/empty";
import { Pagination } from "@/components/ui/pagination";
import { Picture } from "@/components/ui/picture";
import type { ActionResult } from "@/lib/action-result";
import { formatDate } from "@/lib/dates";
import type { ManageQuery, Page } from "@/lib/listing";
import { categoryLabel, type PostCardData, postCopy } from "@/lib/posts/model";
import { routes } from "@/lib/routes";

type Post = PostCardData & { active: boolean };

type Props = {
  query: ManageQuery;
  list: Page<Post>;
  remove: (input: { _id: string }) => Promise<ActionResult>;
  load: (query: ManageQuery) => Promise<ActionResult<Page<Post>>>;
};

/** The articles of a page of the list, each with pencil and trash. */
export function ManagePosts({ query, list, remove, load }: Props) {
  const pathname = usePathname();
  const [more, setMore] = useState<Post[]>([]);
  const removal = useRemoval<Post>(remove, ({ _id }) => setMore((rest) => rest.filter((one) => one._id !== _id)));
  const posts = [...list.items, ...more];
  const all = query.porPagina === "todos";

  async function loadNext() {
    const chunk = list.items.length || 1;
    const answer = await load({ ...query, pagina: Math.floor(posts.length / chunk) + 1 });
    if (!answer.ok) return answer.message;
    const known = new Set(posts.map(({ _id }) => _id));
    setMore((rest) => [...rest, ...answer.data.items.filter(({ _id }) => !known.has(_id))]);
  }

  return (
    <div className="grid gap-4">
      {removal.failure && <Alert>{removal.failure}</Alert>}
      {posts.length === 0 && <Empty title={query.q ? "Nada encontrado. Tente outras palavras." : postCopy.none} />}
      <ul className="grid gap-3">
        {posts.map((post) => (
          <li key={post._id}>
            <Row post={post} onRemove={() => removal.ask(post)} />
          </li>
        ))}
      </ul>
      {all && posts.length < list.total && <LoadMore left={list.total - posts.length} load={loadNext} />}
      {!all && (
        <Pagination
          page={list.page}
          pages={list.pages}
          href={(pagina) => manageHref(pathname, { ...query, pagina })}
          label="Páginas da lista"
        />
      )}
      <ConfirmDialog
        {...removal.dialog}
        title={postCopy.confirmDelete}
        detail={removal.asked?.titulo}
        confirm="Excluir"
      />
    </div>
  );
}

const TOOL = "grid size-11 place-items-center rounded-full hover:bg-sunken";

function Row({ post, onRemove }: { post: Post; onRemove: () => void }) {
  const { _id, titulo, autor, slug, createdAt, active, picture } = post;
  return (
    <Card className="flex items-center gap-4 p-3">
      <Picture
        picture={picture}
        sizes="6rem"
        decorative
        className="hidden h-16 w-24 shrink-0 rounded-field bg-sunken object-cover sm:block"
      />
      <div className="min-w-0 flex-1">
        <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">{titulo}</h2>
        <p className="text-muted text-sm">
          {autor} · {categoryLabel(slug)} · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </div>
      <span
        className={`rounded-full px-3 py-1 font-semibold text-sm max-sm:sr-only ${active ? "bg-leaf-soft text-leaf" : "bg-sunken text-muted"}`}
      >
        {active ? "Ativo" : "Desabilitado"}
      </span>
      <Link href={routes.editPost(_id)} className={TOOL}>
        <span className="sr-only">Editar {titulo}</span>
        <Pencil aria-hidden className="size-5" />
      </Link>
      <button type="button" onClick={onRemove} className={`${TOOL} text-danger`}>
        <span className="sr-only">Excluir {titulo}</span>
        <Trash2 aria-hidden className="size-5" />
      </button>
    </Card>
  );
}
