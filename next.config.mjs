import { fileURLToPath } from "node:url";

const inProject = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // The head of a prerendered page is complete; by default Next would render pages again for known bots.
  htmlLimitedBots: /(?!)/,
  // lib/start/build/ensure-build.ts: the same on every machine with the same source.
  generateBuildId: () => process.env.NOVA_BUILD_ID ?? null,
  // lib/server/page-cache compresses, in brotli too; lib/server/front/gateway.ts what is not cached.
  compress: false,
  // lib/server/page-cache sets its own; Next's is a slow hash in JavaScript.
  generateEtags: false,
  // lib/images serves pictures; Next's own resizing is turned off, because it answers invalid input with 500.
  images: { unoptimized: true },
  cacheHandler: inProject("lib/invalidation/next-prerender-cache.mjs"),
  // `next dev` puts a store of its own in front, which only Next's own invalidations reach.
  ...(process.env.NODE_ENV === "production" && {
    cacheHandlers: { default: inProject("lib/invalidation/next-data-cache.mjs") },
  }),
  experimental: {
    // The directive 'use cache' without Cache Components, which render each page twice (once to fill caches) and its HTML twice:
    // first visits took 1.7 times as long (e2e/bench/README.md). Next calls this deprecated: should it go, `cacheComponents: true`
    // takes its place, and what the build then asks for.
    useCache: true,
    // Only read with `--enable-source-maps`, which the server does without: 50 MB and a tenth of the build.
    turbopackSourceMaps: false,
    // A build from nothing, as an installation's is, needs a fifth less memory and leaves 150 MB less on the disk.
    turbopackFileSystemCacheForBuild: false,
    // By default a process of 375 MB for each processor but one prerenders; a machine with 2 GB may have four.
    cpus: 1,
    // A spreadsheet of donations has 5 MB (lib/donations/import/types.ts) and some room around it.
    serverActions: { bodySizeLimit: "6mb" },
    // app/global-not-found.tsx
    globalNotFound: true,
    // app/(painel)/forbidden.tsx
    authInterrupts: true,
  },
  // Types are checked by `npm test`; an installation builds without.
  typescript: { ignoreBuildErrors: true },
  // Turbopack copies a package into the chunks of each route that uses it: loaded by node, it is in memory once.
  serverExternalPackages: [
    "zod",
    "next-auth",
    "@simplewebauthn/server",
    "resend",
    "otpauth",
    "jose",
    "@prisma/adapter-pg",
    "sharp",
    "@node-rs/argon2",
    "@node-rs/bcrypt",
    "pg",
    "rate-limiter-flexible",
    "pg-boss",
    "exceljs",
    "pdfkit",
    "flydrive",
  ],
};
