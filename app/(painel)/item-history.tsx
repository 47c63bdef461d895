import { EraseEarlier } from "@/app/(painel)/erase-earlier";
import { ItemChanges } from "@/components/history/item-changes";
import { getAllCategories } from "@/lib/categories/service";
import type { EntityKey } from "@/lib/entities";
import { listChanges } from "@/lib/history/list";
import { presentChange } from "@/lib/history/present";
import { presentEach } from "@/lib/items/present-each";
import { listHref } from "@/lib/lists/list-href";
import { painelRoutes } from "@/lib/painel-routes";
import { isErasable } from "@/lib/trash/schema";

const MAX_CHANGES = 20;

/** An item's history below its form. Does not check the session: the page has done so. */
export async function ItemHistory({ entity, id }: { entity: EntityKey; id: string }) {
  const [{ items, total }, categories] = await Promise.all([
    listChanges({ entity, entityId: id, page: 1, limit: MAX_CHANGES }),
    getAllCategories(),
  ]);
  return (
    <ItemChanges
      changes={presentEach(items, (change) => presentChange(change, true, categories))}
      total={total}
      allHref={listHref(painelRoutes.history, { tipo: entity, item: id })}
      erase={
        isErasable(entity) && (
          <EraseEarlier entity={entity} _id={id}>
            Apagar o que mudou antes
          </EraseEarlier>
        )
      }
    />
  );
}
