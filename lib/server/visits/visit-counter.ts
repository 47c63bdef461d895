import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { coalesced } from "../../coalesced";
import { wallClock } from "../../dates";
import { log } from "../../log";
import { memoize } from "../../memoize";
import { OTHER_PAGES, visitedPage } from "../../visits/page";
import type { VisitBatch, Visits } from "../../visits/types";
import { pathOf } from "../front/address";
import { isShared } from "../page-cache/send";
import { isPublicPage, isVisit } from "./is-visit";

const MINUTE_MS = 60_000;
/** Counts in memory; anybody may open every page there is. */
const MAX_PAGES = 2_000;

/** Formatted once a minute (a day begins with one): to format costs a good part of what a page from memory does. */
const dayOfMinute = memoize(1, (minute) => wallClock(new Date(Number(minute) * MINUTE_MS)).day);
const today = () => dayOfMinute(String(Math.floor(Date.now() / MINUTE_MS)));

/**
 * Counts opened public pages in this process's memory, and hands the counts over once a minute. While the database is away they wait
 * here, at most MAX_PAGES counts and one of other pages for each day; a process that is killed loses those of its last minute.
 */
export class VisitCounter {
  #counts = new Map<string, Visits>();
  /** Handed over, but not acknowledged: sent again as it is. */
  #batch: VisitBatch | undefined;

  constructor(private readonly add: (batch: VisitBatch) => Promise<unknown>) {
    setInterval(() => void this.flush(), MINUTE_MS).unref();
  }

  /** A listener of the server's requests, after the one that answers them. */
  readonly observe: RequestListener = (request, response) => {
    if (!isVisit(request)) return;
    const path = pathOf(request.url ?? "");
    if (path === undefined) return;
    const count = () => {
      // 304: the browser has the page, and it is opened. What is not everybody's may have a secret in its address.
      if ((response.statusCode === 200 || response.statusCode === 304) && isShared(response)) this.count(path);
    };
    if (response.writableEnded) count();
    else response.once("finish", count);
  };

  count(path: string) {
    let page = visitedPage(path);
    if (!isPublicPage(page)) return;
    const day = today();
    if (this.#counts.size >= MAX_PAGES && !this.#counts.has(day + page)) page = OTHER_PAGES;
    const counted = this.#counts.get(day + page);
    if (counted) counted.visits++;
    else this.#counts.set(day + page, { day, page, visits: 1 });
  }

  /** Hands over what is counted; what fails waits for the next time. */
  readonly flush = coalesced(() => this.#flush().catch((error) => log.warn(error, "visits wait for the database")));

  async #flush() {
    while (this.#batch || this.#counts.size > 0) {
      this.#batch ??= this.#take();
      await this.add(this.#batch);
      this.#batch = undefined;
    }
  }

  #take(): VisitBatch {
    const rows = [...this.#counts.values()];
    this.#counts = new Map();
    return { id: randomUUID(), rows };
  }
}
