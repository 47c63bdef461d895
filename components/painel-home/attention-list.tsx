import { ChevronRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { NEW_REVIEW_DAYS } from "@/lib/dashboard/format";
import type { Attention } from "@/lib/dashboard/types";
import { listHref } from "@/lib/lists/list-href";
import { inboxHref } from "@/lib/messages/boxes";
import { painelRoutes } from "@/lib/painel-routes";
import { formatCount } from "@/lib/text";

type Item = { count: number; one: string; many: string; detail?: string; href?: string };

/** Numbers of items that need attention, without those that are 0. */
export function AttentionList({ attention }: { attention: Attention }) {
  const items = itemsOf(attention).filter(({ count }) => count > 0);
  if (items.length === 0)
    return <p className="rounded-card bg-leaf-soft px-5 py-6 font-semibold text-leaf">Tudo em dia por aqui.</p>;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {items.map((item) => (
        <li key={item.many}>
          {item.href ? (
            <Link href={item.href} className="flex items-center gap-4 px-5 py-3 -outline-offset-4 hover:bg-sunken">
              <Content item={item} />
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          ) : (
            <p className="flex items-center gap-4 px-5 py-3">
              <Content item={item} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Content({ item: { count, one, many, detail } }: { item: Item }) {
  return (
    <>
      <strong className="min-w-7 font-display text-2xl text-accent tabular-nums">{formatCount(count)}</strong>
      <span className="min-w-0 flex-1 leading-snug">
        {count === 1 ? one : many}
        {detail && <span className="wrap-anywhere block text-muted text-sm">{detail}</span>}
      </span>
    </>
  );
}

function itemsOf({
  unreadMessages,
  waitingClaims,
  newReviews,
  awaitingReviews,
  hiddenReviews,
  scheduledPosts,
  bareEvents,
  firstBare,
  untold,
}: Attention) {
  const items: Item[] = [
    {
      count: unreadMessages,
      one: "mensagem do site por ler",
      many: "mensagens do site por ler",
      href: inboxHref({ caixa: "naolidas" }),
    },
    {
      count: waitingClaims,
      one: "aviso de doação por conferir no extrato",
      many: "avisos de doação por conferir no extrato",
      href: painelRoutes.claims,
    },
    {
      count: newReviews,
      one: `avaliação nos últimos ${NEW_REVIEW_DAYS} dias`,
      many: `avaliações nos últimos ${NEW_REVIEW_DAYS} dias`,
      href: painelRoutes.reviews,
    },
    {
      count: awaitingReviews,
      one: "avaliação espera que você a publique",
      many: "avaliações esperam que você as publique",
      href: listHref(painelRoutes.reviews, { status: "desabilitados" }),
    },
    {
      count: hiddenReviews,
      one: "avaliação oculta",
      many: "avaliações ocultas",
      href: listHref(painelRoutes.reviews, { status: "desabilitados" }),
    },
    {
      count: scheduledPosts,
      one: "artigo que sai sozinho na data marcada",
      many: "artigos que saem sozinhos na data marcada",
      href: painelRoutes.managePosts,
    },
    {
      count: bareEvents,
      one: "próxima ação sem imagem",
      many: "próximas ações sem imagem",
      detail: firstBare && (bareEvents === 1 ? firstBare.acoes : `Comece por ${firstBare.acoes}`),
      href: firstBare && painelRoutes.editEvent(firstBare._id),
    },
    {
      count: untold ? 1 : 0,
      one: "ação sem notícia: como foi? Conte com uma foto",
      many: "ações sem notícia",
      detail: untold?.acoes,
      href: untold && painelRoutes.tellOf(untold._id),
    },
  ];
  return items;
}
