"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Waiting } from "@/lib/entity";
import { routes } from "@/lib/routes";

const POLL_MS = 60_000;

/** Where this browser keeps when it last showed the reviews. */
const REVIEWS_SEEN_KEY = "nova-reviews-seen";

type Counts = Partial<Record<Waiting, number>>;

const NOTHING: Counts = {};
let counts = NOTHING;
const listeners = new Set<() => void>();

/**
 * How much waits to be looked at, by the entry of the menu that marks it: asked anew on each screen, when somebody comes back
 * to the window, and each minute.
 */
export function useWaiting(pathname: string): Counts {
  useEffect(() => {
    if (pathname === routes.reviews) rememberReviewsSeen();
    void refreshWaiting();
  }, [pathname]);
  useEffect(() => {
    const refresh = () => document.visibilityState === "visible" && void refreshWaiting();
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
    () => NOTHING,
  );
}

/** Reads the counts again, after something was read or removed. Without an answer the last ones stay. */
export async function refreshWaiting() {
  try {
    const since = reviewsSeen();
    const response = await fetch(`/api/waiting${since ? `?avaliacoesDesde=${since}` : ""}`);
    if (!response.ok) return;
    counts = await response.json();
    for (const notify of listeners) notify();
  } catch {
    // The next refresh comes within a minute.
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

function rememberReviewsSeen() {
  try {
    localStorage.setItem(REVIEWS_SEEN_KEY, new Date().toISOString());
  } catch {
    // A browser without storage counts the reviews of the last days.
  }
}

function reviewsSeen() {
  try {
    return localStorage.getItem(REVIEWS_SEEN_KEY);
  } catch {
    return null;
  }
}
