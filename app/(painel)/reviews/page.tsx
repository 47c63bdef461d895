import type { Metadata } from "next";
import { answerReview, deleteReviews, setReviewsHidden } from "@/app/(painel)/actions/reviews";
import { undoOf } from "@/app/(painel)/undo";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { ManageReviews } from "@/components/posts/manage-reviews";
import { presentPage } from "@/lib/items/present-each";
import { FEMININE_ORDERS } from "@/lib/lists/filters";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { presentListedReview } from "@/lib/posts/present";
import { listAllReviews } from "@/lib/posts/reviews";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Avaliações" };

const STATUS_LABELS = { todos: "Todas", ativos: "Publicadas", desabilitados: "Ocultas" };

export default async function ReviewsPage({ searchParams }: PageProps<"/reviews">) {
  const { id, role } = await requireAdministrator(painelRoutes.reviews);
  const readOnly = !may(role, "content:write");
  const query = manageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([managedPage(query, listAllReviews), undoOf("review", id)]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Avaliações"
        lead="O que os visitantes escreveram sobre os artigos. Uma avaliação oculta sai do site e continua guardada aqui."
      />
      <ManageBar
        query={query}
        resultCount={countInWords(list, "avaliação", "avaliações")}
        searchLabel="Buscar por nome ou comentário"
        orders={{ "": FEMININE_ORDERS[""], antigos: FEMININE_ORDERS.antigos }}
        statuses={STATUS_LABELS}
      />
      <ManageReviews
        key={JSON.stringify(query)}
        readOnly={readOnly}
        list={presentPage(list, presentListedReview)}
        hide={setReviewsHidden}
        answer={answerReview}
        remove={deleteReviews}
        undo={undo}
        query={query}
      />
    </div>
  );
}
