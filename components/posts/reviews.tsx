import { ShortDate } from "@/components/ui/short-date";
import { Stars } from "@/components/ui/stars";
import { reviewCopy } from "@/lib/posts/copy";
import type { PostReview } from "@/lib/posts/types";
import { formatCount } from "@/lib/text";

type Props = {
  reviews: PostReview[];
  total: number;
  /** The organisation's name, for its answers. */
  organization: string;
};

/** An article's reviews, newest first. */
export function Reviews({ reviews, total, organization }: Props) {
  if (total === 0) return <p className="rounded-card bg-sunken px-5 py-6 text-muted">{reviewCopy.none}</p>;
  return (
    <ul className="grid gap-4">
      {reviews.map(({ _id, nome, email, titulo, rating, comment, createdAt, answer }) => (
        <li key={_id} className="rounded-card border border-line bg-surface p-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p>
              <strong className="wrap-anywhere">{nome}</strong> <span className="text-muted text-sm">{email}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
              <Stars rating={rating} />
              <ShortDate moment={createdAt} />
            </p>
          </div>
          {titulo && <p className="mt-2 wrap-anywhere font-semibold">{titulo}</p>}
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{comment}</p>
          {answer && (
            <div className="mt-4 border-accent border-l-4 pl-4">
              <p className="wrap-anywhere font-semibold text-sm">Resposta de {organization}</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
            </div>
          )}
        </li>
      ))}
      {total > reviews.length && (
        <li className="text-muted text-sm">
          Mostrando as {reviews.length} avaliações mais recentes de {formatCount(total)}.
        </li>
      )}
    </ul>
  );
}
