"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type Props = { left: number; load: () => Promise<string | undefined> };

/** Loads the rest of a long list as one scrolls to its end; the button does it by keyboard. */
export function LoadMore({ left, load }: Props) {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = useRef<HTMLDivElement>(null);
  /** How much was left when this was last asked for. */
  const asked = useRef<number>(undefined);
  const next = useRef(() => undefined as undefined | Promise<void>);
  next.current = async () => {
    if (loading) return;
    asked.current = left;
    setLoading(true);
    setFailure(await load());
    setLoading(false);
  };

  // Anew after each load, and when the list changed under it: the end that stays in view is told of only once.
  useEffect(() => {
    if (!end.current || failure || loading) return;
    const isNews = asked.current !== left;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && isNews && next.current(), {
      rootMargin: "400px",
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [failure, loading, left]);

  return (
    <div ref={end} className="grid justify-items-center gap-3 py-4">
      {failure && <Alert>{failure}</Alert>}
      <Button look="secondary" disabled={loading} onClick={() => next.current()}>
        {loading ? "Carregando…" : `Carregar mais (${left})`}
      </Button>
    </div>
  );
}
