/**
 * Stands in for 'next/cache', whose directive no test runs. As Next does, it counts for a 'use cache' function the shortest life that
 * is set within itself (in helpers named cached…): what it sets holds, whatever the functions that it calls set for theirs.
 */
const lives: { owner: string; seconds: number }[] = [];
const tagged: { owner: string; tags: string[] }[] = [];

export const nextCache = {
  cacheTag: (...tags: string[]) => {
    tagged.push({ owner: ownerOf(new Error().stack ?? ""), tags });
  },
  cacheLife: (life: "max" | { revalidate: number }) => {
    const seconds = life === "max" ? Number.POSITIVE_INFINITY : life.revalidate;
    lives.push({ owner: ownerOf(new Error().stack ?? ""), seconds });
  },
};

/** The seconds that a result of the function is kept for. */
export const lifeOf = (owner: string) =>
  Math.min(...lives.filter((life) => life.owner === owner).map(({ seconds }) => seconds));

export const forgetLives = () => lives.splice(0);

/** The tags that end a result of the function. */
export const tagsOf = (owner: string) => [
  ...new Set(tagged.filter((one) => one.owner === owner).flatMap(({ tags }) => tags)),
];

/** The innermost function of the stack that is neither this mock nor a helper. */
function ownerOf(stack: string) {
  const names = [...stack.matchAll(/^ +at (?:async )?(?:Module\.)?([\w.]+) \(/gm)].map(([, name = ""]) => name);
  return names.find((name) => !/^(?:cache|process\.|Promise\.)/.test(name)) ?? "";
}
