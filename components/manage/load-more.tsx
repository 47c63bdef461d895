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
  const next = useRef(() => undefined as undefined | Promise<void>);
  next.current = async () => {
    if (loading) return;
    setLoading(true);
    setFailure(await load());
    setLoading(false);
  };

  useEffect(() => {
    if (!end.current || failure) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && next.current(), {
      rootMargin: "400px",
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [failure]);

  return (
    <div ref={end} className="grid justify-items-center gap-3 py-4">
      {failure && <Alert>{failure}</Alert>}
      <Button look="secondary" disabled={loading} onClick={() => next.current()}>
        {loading ? "Carregando…" : `Carregar mais (${left})`}
      </Button>
    </div>
  );
}
