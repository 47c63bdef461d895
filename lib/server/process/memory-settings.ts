/**
 * What keeps the web server small beside its database on a modest machine; `npm run bench -- --only memory` tells the
 * difference. Whoever sets the same variables for their machine has the last word.
 */

/**
 * V8 lets young objects grow to three times 16 MB before it looks, and old ones to four times what is in use when the
 * machine has memory: pages' leavings would lie there for good. With half of it a scavenge is as cheap, since hardly
 * anything survives a request, and below 2 GB in all it looks sooner. 60 MB less after all public pages were visited.
 */
const NODE_OPTIONS = "--max-semi-space-size=8 --max-old-space-size=1024";

/**
 * glibc keeps a heap for each thread, and after one large piece was freed it keeps the next ones up to 32 MB: pictures
 * and strong compression, which run on all threads, left 160 MB lying. Two heaps, and large pieces given back at once. Other
 * libcs do not read this.
 */
const LARGE = String(512 * 1024);
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: LARGE, MALLOC_TRIM_THRESHOLD_: LARGE };

/** The environment of the server's processes, with that in it. Of two equal options node takes the later one. */
export function withMemorySettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...allocator,
    ...environment,
    NODE_OPTIONS: [NODE_OPTIONS, environment.NODE_OPTIONS].filter(Boolean).join(" "),
  };
}
