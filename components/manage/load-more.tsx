"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { LiveButton } from "@/components/ui/live-button";

type Props = { remaining: number; load: () => Promise<string | undefined> };

/** Infinite scroll, with a button for the keyboard. */
export function LoadMore({ remaining, load }: Props) {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = useRef<HTMLDivElement>(null);
  /** `remaining` at the last load, so that the same items are not requested twice. */
  const requested = useRef<number>(undefined);
  const loadNext = useRef(() => undefined as undefined | Promise<void>);
  loadNext.current = async () => {
    if (loading) return;
    requested.current = remaining;
    setLoading(true);
    setFailure(await load());
    setLoading(false);
  };

  // A new observer after each load: an observer reports an end that stays in view only once.
  useEffect(() => {
    if (!end.current || failure || loading) return;
    const isNew = requested.current !== remaining;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && isNew && loadNext.current(), {
      rootMargin: "400px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [failure, loading, remaining]);

  return (
    <div ref={end} className="grid justify-items-center gap-3 py-4">
      {failure && <Alert>{failure}</Alert>}
      <LiveButton variant="secondary" disabled={loading} onClick={() => loadNext.current()}>
        {loading ? "Carregando…" : `Carregar mais (${remaining})`}
      </LiveButton>
    </div>
  );
}
