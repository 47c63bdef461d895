import { AsyncLocalStorage } from "node:async_hooks";

/** The cache tags that the request under way has made untrue. */
const saved = new AsyncLocalStorage<Set<string>>();

/** Runs what may write; `tags` gets what it announces, whether it succeeds or not. */
export const collectTags = <Result>(tags: Set<string>, work: () => Result) => saved.run(tags, work);

export const addSavedTags = (tags: readonly string[]) => {
  for (const tag of tags) saved.getStore()?.add(tag);
};
