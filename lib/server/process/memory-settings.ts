/**
 * Memory settings of the web server, for a modest machine that runs its database, too (`npm run bench -- --only memory`). The
 * same variables in the environment win.
 */

/**
 * V8's defaults: a young generation of three semi-spaces of 16 MB, and an old one that may grow to four times the live
 * objects before a collection. Garbage of renders would stay resident. A semi-space of 8 MB scavenges as cheaply, since hardly
 * anything survives a request, and the old-space limit makes collections more frequent. Saves 60 MB after all public pages were visited.
 */
const NODE_OPTIONS = "--max-semi-space-size=8 --max-old-space-size=1024";

/**
 * glibc has an arena for each thread, and raises its mmap threshold up to 32 MB after a large block was freed: pictures
 * and compression, which run on all threads, left 160 MB resident. Two arenas, and large blocks returned at once. Other
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
