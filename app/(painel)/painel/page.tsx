import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ClearSample } from "@/components/painel/clear-sample";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Empty } from "@/components/ui/empty";
import { formatDate } from "@/lib/dates";
import { postCopy } from "@/lib/posts/model";
import { listPosts } from "@/lib/posts/service";
import { routes } from "@/lib/routes";
import { showsSample } from "@/lib/sample/service";
import { requireAdministrator } from "@/lib/web/session";
import { clearSample } from "../actions/sample";

export const metadata: Metadata = { title: "Dashboard" };

/** Posts that the dashboard shows. */
const NEWEST = 5;

export default async function PainelPage() {
  const administrator = await requireAdministrator(routes.painel);
  const { items } = await listPosts({ q: "", status: "todos", categoria: "", page: 1, limit: NEWEST });
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">Bem-vindo(a)</p>
          <h1 className="text-4xl">{administrator.name}</h1>
        </div>
        <LinkButton href={routes.addPost}>
          <Plus aria-hidden className="size-5" /> Novo artigo
        </LinkButton>
      </header>
      {(await showsSample()) && <ClearSample clear={clearSample} />}
      <section aria-labelledby="novos" className="grid gap-4">
        <h2 id="novos" className="text-2xl">
          Novos posts
        </h2>
        {items.length === 0 && <Empty title={postCopy.none} />}
        <ul className="grid gap-3">
          {items.map(({ id, titulo, autor, createdAt, active }) => (
            <li key={id}>
              <Card className="flex flex-wrap items-center justify-between gap-2 px-5 py-3">
                <Link
                  href={routes.editPost(id)}
                  className="wrap-anywhere py-1 font-semibold underline-offset-4 hover:underline"
                >
                  {titulo}
                </Link>
                <span className="text-muted text-sm">
                  {!active && "Desabilitado · "}
                  {autor} · {formatDate(createdAt)}
                </span>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
