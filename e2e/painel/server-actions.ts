import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";

const manifest = z.object({
  node: z.record(
    z.string(),
    z.object({ exportedName: z.string(), filename: z.string(), workers: z.record(z.string(), z.unknown()) }),
  ),
});

export type ServerAction = { id: string; name: string; path: string };

/** All server actions of the running build, so that none can be forgotten. */
export async function everyAction(): Promise<ServerAction[]> {
  const { node } = manifest.parse(JSON.parse(await readFile(".next/server/server-reference-manifest.json", "utf8")));
  return Object.entries(node)
    .filter(([, { filename }]) => !filename.startsWith("lib/") && filename.includes("/actions/"))
    .map(([id, { exportedName, workers }]) => ({ id, name: exportedName, path: addressOf(Object.keys(workers)[0]) }));
}

/** 'app/(painel)/post/[id]/edit/page' -> '/post/x/edit' */
const addressOf = (worker = "") =>
  worker
    .replace(/^app/, "")
    .replace(/\/page$/, "")
    .replace(/\/\([^)]*\)/g, "")
    .replace(/\[[^\]]*\]/g, "x");

/** Calls an action as a browser does. */
export const callAction = (request: APIRequestContext, { id, path }: ServerAction, input: unknown) =>
  request.post(path, {
    headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8", accept: "text/x-component" },
    data: JSON.stringify([input]),
  });
