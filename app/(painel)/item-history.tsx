import { ItemChanges } from "@/components/history/item-changes";
import type { EntityKey } from "@/lib/entities";
import { historyHref } from "@/lib/history/href";
import { presentChange } from "@/lib/history/present";
import { listChanges } from "@/lib/history/service";
import { presentEach } from "@/lib/items/present-each";
import { routes } from "@/lib/routes";

/** Changes shown on the item's own page. */
const MAX_SHOWN = 20;

/** What was done with one item, for the page that edits it; the page has asked who is there. */
export async function ItemHistory({ entity, id }: { entity: EntityKey; id: string }) {
  const { items, total } = await listChanges({ entity, entityId: id, page: 1, limit: MAX_SHOWN });
  return (
    <ItemChanges
      changes={presentEach(items, (change) => presentChange(change, new Set()))}
      total={total}
      allHref={historyHref(routes.history, { tipo: entity, item: id })}
    />
  );
}
