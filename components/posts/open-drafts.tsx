import { Link } from "@/components/ui/link";
import { painelRoutes } from "@/lib/painel-routes";
import type { DraftOffer } from "@/lib/posts/types";

/** Drafts offered above an empty form; the list of articles has all. */
const MAX_OFFERED = 3;

/** Links to unfinished drafts, above a new article's form. */
export function OpenDrafts({ drafts }: { drafts: DraftOffer[] }) {
  if (drafts.length === 0) return null;
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p>Rascunhos que ainda não foram salvos:</p>
      <ul className="grid">
        {drafts.slice(0, MAX_OFFERED).map(({ _id, titulo, mine, userName, when }) => (
          <li key={_id} className="wrap-anywhere">
            <Link href={painelRoutes.continueDraft(_id)} className="inline-block py-1 underline underline-offset-4">
              {titulo || "Sem título"}
            </Link>{" "}
            ({mine ? "seu" : `de ${userName}`}, de {when})
          </li>
        ))}
      </ul>
      {drafts.length > MAX_OFFERED && (
        <p>
          <Link href={painelRoutes.managePosts} className="inline-block py-1 underline underline-offset-4">
            Ver todos os rascunhos
          </Link>
        </p>
      )}
    </div>
  );
}
