"use client";

import { useEffect, useSyncExternalStore } from "react";

/** Milliseconds between two questions while the dashboard is looked at. */
const INTERVAL = 60_000;

let unread = 0;
const listeners = new Set<() => void>();

/** Asks how many messages wait to be read. Whoever cannot ask keeps the number that was known. */
export async function refreshUnread() {
  try {
    const response = await fetch("/api/messages/unread");
    if (!response.ok) return;
    const answer = await response.json();
    unread = Number(answer.unread) || 0;
    for (const changed of listeners) changed();
  } catch {
    // The next occasion comes.
  }
}

function observe(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** The number of unread messages in the menu: asked anew on each screen, when one comes back to the window, and each minute. */
export function UnreadCount({ pathname }: { pathname: string }) {
  const count = useSyncExternalStore(
    observe,
    () => unread,
    () => 0,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is the occasion
  useEffect(() => void refreshUnread(), [pathname]);
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && void refreshUnread();
    const timer = setInterval(ask, INTERVAL);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);

  if (count === 0) return null;
  return (
    <span className="ml-auto grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-on-accent text-sm tabular-nums lg:in-data-[menu=recolhido]:absolute lg:in-data-[menu=recolhido]:top-0 lg:in-data-[menu=recolhido]:right-0 lg:in-data-[menu=recolhido]:h-5 lg:in-data-[menu=recolhido]:min-w-5 lg:in-data-[menu=recolhido]:text-xs">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> por ler</span>
    </span>
  );
}
