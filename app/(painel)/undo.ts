import type { Undo } from "@/components/manage/use-removal";
import type { EntityKey } from "@/lib/entities";
import { listRecentRemovals } from "@/lib/trash/list";
import { restoreItems } from "./actions/trash";

/** A management list's undo: the items that this person removed last, and the action that restores them. */
export async function undoOf(entity: EntityKey, userId: string): Promise<Undo> {
  const recent = await listRecentRemovals(entity, userId);
  return { entity, removed: recent.map(({ id, title }) => ({ entity, id, title })), restore: restoreItems };
}
