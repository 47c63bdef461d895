import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // The head of a prerendered page is complete. By default Next would render it anew for each bot that it knows by name.
  htmlLimitedBots: /(?!)/,
  // lib/page-cache does, in brotli too; lib/start/compressed.ts what is not kept.
  compress: false,
  cacheHandler: fileURLToPath(new URL("./lib/cache/prerendered.mjs", import.meta.url)),
  // A spreadsheet of donations has 5 MB (lib/donations/model.ts) and some room around it.
  experimental: { serverActions: { bodySizeLimit: "6mb" } },
  // Types are checked by `npm test`; an installation builds without.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "sharp",
    "@node-rs/argon2",
    "@node-rs/bcrypt",
    "pg",
    "rate-limiter-flexible",
    "pg-boss",
    "exceljs",
    "pdfkit",
  ],
};
