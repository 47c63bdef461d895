import type { Page } from "@playwright/test";
import { holdRequests } from "../harness/held";

/** Keeps the page without scripts, as a slow line does. */
export const withScriptsHeld = (page: Page) => holdRequests(page, "**/_next/static/**/*.js");

/** Does not wait for scripts that load by themselves, which are held back here. */
export const UNTIL = { waitUntil: "domcontentloaded" } as const;
