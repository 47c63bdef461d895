import path from "node:path";
import { build } from "esbuild";
import { childScripts } from "../../child-scripts";
import { buildFolder, intentScript } from "../../server/process/bundles";
import { inProject } from "../project";
import { precompress } from "./precompress";

/** What `next build` leaves to do: the server's own bundles, and compressed copies of the static files. */

const bundleServer = () =>
  build({
    entryPoints: {
      "nova-server": inProject("lib", "server", "process", "server.ts"),
      "nova-next": inProject("lib", "server", "process", "next-worker.ts"),
      ...childScripts,
    },
    outdir: buildFolder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // Modules imported on demand (metrics, Next in development) are not loaded by other threads.
    splitting: true,
    chunkNames: "nova-[hash]",
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });

const bundleIntent = () =>
  build({
    entryPoints: [inProject("lib", "server", "browser", "on-intent.ts")],
    outfile: intentScript,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    logLevel: "warning",
  });

await Promise.all([bundleServer(), bundleIntent(), precompress(path.join(buildFolder, "static"))]);
