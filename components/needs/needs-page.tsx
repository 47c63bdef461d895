import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Part } from "@/components/ui/part";
import { TextLink } from "@/components/ui/text-link";
import type { Page } from "@/lib/lists/listing";
import { needCopy } from "@/lib/needs/copy";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";
import { NeedGrid } from "./need-grid";

type Props = Page<NeedCardData> & {
  /** What is complete or over, on the first page. */
  ended?: NeedCardData[];
};

/** One page of what is still asked for. */
export function NeedsPage({ ended = [], ...list }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:pt-10">
      <PageHeader title={needCopy.title}>
        <p className="text-balance">
          O que falta hoje, quanto já chegou e onde entregar. O que chega aparece também na{" "}
          <TextLink href={routes.donations()}>transparência</TextLink>.
        </p>
      </PageHeader>
      {list.items.length === 0 && (
        <EmptyState title={needCopy.nothingOpen}>
          <p className="max-w-text text-muted">
            Volte outro dia ou <TextLink href={routes.contact}>fale com a gente</TextLink>: quem ajuda nunca sobra.
          </p>
        </EmptyState>
      )}
      <NeedGrid needs={list.items} />
      <Pagination list={list} href={routes.needsPage} label="Páginas do que precisamos" />
      {ended.length > 0 && (
        <Part id="completos" title="Já não é preciso" size="text-3xl" className="grid gap-6 pt-6">
          <NeedGrid needs={ended} level="h3" />
        </Part>
      )}
    </div>
  );
}
