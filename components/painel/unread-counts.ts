"use client";

import { useEffect, useSyncExternalStore } from "react";
import { tryStorage } from "@/components/ui/try-storage";
import type { Waiting } from "@/lib/entity";
import { painelRoutes } from "@/lib/painel-routes";

const POLL_MS = 60_000;

/** When this browser last showed the reviews. */
const REVIEWS_SEEN_KEY = "nova-reviews-seen";

type Counts = Partial<Record<Waiting, number>>;

const NO_COUNTS: Counts = {};
let counts = NO_COUNTS;
const listeners = new Set<() => void>();

/**
 * Unread messages and reviews, for the menu's badges. Refreshed on each screen, when the window becomes visible, and
 * every minute.
 */
export function useUnreadCounts(pathname: string): Counts {
  useEffect(() => {
    if (pathname === painelRoutes.reviews) rememberReviewsSeen();
    void refreshUnreadCounts();
  }, [pathname]);
  useEffect(() => {
    const refresh = () => document.visibilityState === "visible" && void refreshUnreadCounts();
    const timer = setInterval(refresh, POLL_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => NO_COUNTS,
  );
}

/** To be called after something was read or removed. A failed request keeps the last counts. */
export async function refreshUnreadCounts() {
  try {
    const since = reviewsSeen();
    const response = await fetch(`/api/waiting${since ? `?avaliacoesDesde=${since}` : ""}`);
    if (!response.ok) return;
    counts = await response.json();
    for (const notify of listeners) notify();
  } catch {
    // The next refresh is a minute away at most.
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

function rememberReviewsSeen() {
  tryStorage(() => localStorage.setItem(REVIEWS_SEEN_KEY, new Date().toISOString()));
}

/** Without a date, the server counts the reviews of the last days. */
function reviewsSeen() {
  const seen = tryStorage(() => localStorage.getItem(REVIEWS_SEEN_KEY)) ?? "";
  return Number.isNaN(Date.parse(seen)) ? undefined : seen;
}
