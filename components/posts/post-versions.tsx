import { ActionButton } from "@/components/forms/action-button";
import { ChangedFields } from "@/components/history/changed-fields";
import { PostText } from "@/components/markdown/post-text";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import type { Categories } from "@/lib/categories/labels";
import { formatMoment } from "@/lib/dates";
import { describeFields } from "@/lib/history/describe";
import type { FieldChanges } from "@/lib/history/types";
import { painelRoutes } from "@/lib/painel-routes";
import type { PostVersion } from "@/lib/posts/types";
import type { ActionResult } from "@/lib/web/action-result";
import { TextComparison } from "./text-comparison";

type Props = {
  postId: string;
  categories: Categories;
  /** The present one first. */
  versions: PostVersion[];
  shown: PostVersion;
  /** Restores the shown version. */
  restore: () => Promise<ActionResult<undefined>>;
};

/** An article's versions: shows one with the changes since, and restores it. */
export function PostVersions({ postId, categories, versions, shown, restore }: Props) {
  const [present = shown] = versions;
  if (versions.length === 1) return <p className="text-muted">Este artigo não tem versões anteriores.</p>;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label="Versões">
        <ol className="grid max-h-80 gap-1 overflow-y-auto lg:max-h-none">
          {versions.map((version) => (
            <li key={version._id}>
              <Link
                href={painelRoutes.postVersions(postId, version._id)}
                scroll={false}
                aria-current={version === shown ? "page" : undefined}
                className="grid rounded-field px-3 py-2 hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-paper"
              >
                <span className="font-semibold">{formatMoment(version.at)}</span>
                <span className="text-sm">{version === present ? "Versão atual" : authorOf(version)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Version shown={shown} present={present} categories={categories} restore={restore} />
    </div>
  );
}

const authorOf = ({ userName }: PostVersion) => (userName ? `de ${userName}` : "a primeira");

type VersionProps = Pick<Props, "shown" | "categories" | "restore"> & { present: PostVersion };

function Version({ shown, present, categories, restore }: VersionProps) {
  const { titulo, autor, slug, description } = shown;
  const changed: FieldChanges = {
    ...(titulo !== present.titulo && { titulo: [titulo, present.titulo] }),
    ...(autor !== present.autor && { autor: [autor, present.autor] }),
    ...(slug !== present.slug && { slug: [slug, present.slug] }),
  };
  const fields = describeFields("post", changed, { post: categories });
  const rewritten = description !== present.description;
  const differs = rewritten || fields.length > 0;
  return (
    <section aria-labelledby="versao" className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="versao" className="text-2xl">
          {shown === present ? "Versão atual" : <NowrapDates>{`Como era em ${formatMoment(shown.at)}`}</NowrapDates>}
        </h2>
        {differs && (
          <ActionButton run={restore} busyText="Restaurando…">
            Restaurar esta versão
          </ActionButton>
        )}
      </div>
      {shown !== present && !differs && <p className="text-muted">O texto é igual ao da versão atual.</p>}
      {differs && (
        <div className="grid gap-3">
          <h3 className="text-xl">O que mudou até agora</h3>
          {fields.length > 0 && <ChangedFields fields={fields} emptied />}
          {rewritten && <TextComparison before={description} after={present.description} />}
        </div>
      )}
      <div className="grid gap-3">
        <h3 className="text-xl">O artigo nesta versão</h3>
        <Card className="grid gap-4 p-5 sm:p-8">
          <p className="wrap-anywhere font-display text-3xl">{titulo}</p>
          <PostText>{description}</PostText>
        </Card>
      </div>
    </section>
  );
}
