import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";

const SCRIPTS = ".next/static/chunks";

/** Matches the addresses of the build's scripts that contain one of these texts. */
export async function scriptsWith(...texts: string[]) {
  const found: string[] = [];
  for (const name of await readdir(SCRIPTS)) {
    if (!name.endsWith(".js")) continue;
    const code = await readFile(path.join(SCRIPTS, name), "utf8");
    if (texts.some((text) => code.includes(text))) found.push(name);
  }
  expect(found, `scripts with ${texts}`).not.toEqual([]);
  return new RegExp(`/(?:${found.join("|").replaceAll(".", "\\.")})$`);
}

/** Cuts off the scripts that contain one of these texts, so that their code does not load; returns what lets them through again. */
export async function cutCode(page: Page, ...texts: string[]) {
  await page.route(await scriptsWith(...texts), (route) => route.abort());
  return () => page.unrouteAll({ behavior: "ignoreErrors" }); // scripts that are still on their way
}
