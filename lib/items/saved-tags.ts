import { AsyncLocalStorage } from "node:async_hooks";

/** The cache tags that the current request has invalidated. */
const saved = new AsyncLocalStorage<Set<string>>();

/** Runs `work` and adds the tags that it announces to `tags`, whether it succeeds or not. */
export const collectTags = <Result>(tags: Set<string>, work: () => Result) => saved.run(tags, work);

export const addSavedTags = (tags: readonly string[]) => {
  for (const tag of tags) saved.getStore()?.add(tag);
};
