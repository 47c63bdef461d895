import type { Metadata } from "next";
import { ChangeList } from "@/components/history/change-list";
import { HistoryFilter } from "@/components/history/history-filter";
import { ManageHeader } from "@/components/manage/manage-header";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { getAllCategories } from "@/lib/categories/service";
import { currentDay } from "@/lib/dates";
import { entityKeys, keysFor, mayOn } from "@/lib/entities";
import { historyCopy, SYSTEM } from "@/lib/history/copy";
import { type ChangeRow, findDeleted, listPeople, listRuns } from "@/lib/history/list";
import { boundsOf } from "@/lib/history/period";
import { presentChange } from "@/lib/history/present";
import { historyQuery } from "@/lib/history/schema";
import { presentEach } from "@/lib/items/present-each";
import { listHref } from "@/lib/lists/list-href";
import { countInWords, lastAtMost } from "@/lib/lists/listing";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Histórico" };

const PER_PAGE = 30;

export default async function HistoryPage({ searchParams }: PageProps<"/history">) {
  const { role } = await requireAdministrator(painelRoutes.history);
  const visible = keysFor(role, "read");
  const query = historyQuery.parse(await searchParams);
  const { tipo, pessoa, item, quando, pagina } = query;
  const userId = pessoa === SYSTEM ? null : pessoa || undefined;
  const [list, people, categories] = await Promise.all([
    lastAtMost(pagina, (page) =>
      listRuns({ visible, entity: tipo, entityId: item, userId, bounds: boundsOf(quando), page, limit: PER_PAGE }),
    ),
    listPeople(),
    getAllCategories(),
  ]);
  const deleted = await findDeleted(list.items.flat());
  const canOpen = ({ entity, entityId }: ChangeRow) => !deleted.has(entityId) && mayOn(role, "write", entity);
  return (
    <div className="grid gap-6">
      <ManageHeader title="Histórico" lead="Quem criou, alterou ou excluiu o quê, e quem entrou no painel." />
      <HistoryFilter
        query={query}
        today={currentDay()}
        kinds={visible ?? entityKeys}
        people={people.map(({ userId: key, userName: name }) => ({ key: key ?? SYSTEM, name }))}
        resultCount={countInWords(list, "registro", "registros")}
      />
      {item && (
        <p>
          Só o que foi feito com um item.{" "}
          <Link href={painelRoutes.history} className="font-semibold underline underline-offset-4">
            Ver tudo
          </Link>
        </p>
      )}
      {list.items.length === 0 && (
        <EmptyState title={tipo || pessoa || item || quando ? historyCopy.noneFound : historyCopy.none} />
      )}
      <ChangeList
        runs={list.items.map((run) => presentEach(run, (change) => presentChange(change, canOpen(change), categories)))}
      />
      <Pagination
        list={list}
        href={(page) => listHref(painelRoutes.history, { ...query, pagina: page })}
        label="Páginas do histórico"
      />
    </div>
  );
}
