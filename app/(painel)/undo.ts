import type { Undo } from "@/components/manage/use-removal";
import type { EntityKey } from "@/lib/entities";
import { listRecentRemovals } from "@/lib/trash/service";
import { restoreItems } from "./actions/trash";

/** For a management list: how a removal is taken back, and what this person removed from it a moment ago. */
export async function undoOf(entity: EntityKey, userId: string): Promise<Undo> {
  const recent = await listRecentRemovals(entity, userId);
  return { entity, removed: recent.map(({ id, title }) => ({ entity, id, title })), restore: restoreItems };
}
