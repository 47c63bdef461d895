"use client";

import { MessageCircle } from "lucide-react";
import { useEffect, useOptimistic, useRef, useState, useTransition } from "react";
import { REACTIONS, type ReactionCounts, type ReactionKind, reactionKinds } from "@/lib/posts/reaction-kinds";
import { formatCount } from "@/lib/text";
import { postJson } from "@/lib/web/post-json";

type State = { counts: ReactionCounts; mine: ReactionKind[] };
type Props = { postId: string; counts: ReactionCounts; comments: number };

const PILL =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-surface px-4 font-semibold tabular-nums hover:border-ink";

/**
 * The reactions bar. The page is cached for all visitors, so this visitor's own reactions are fetched in the browser. A press
 * before they are loaded adds a reaction, as the button shows; adding it twice changes nothing.
 */
export function Reactions({ postId, counts, comments }: Props) {
  const address = `/api/posts/${postId}/reactions`;
  const [state, setState] = useState<State>({ counts, mine: [] });
  const [shown, toggle] = useOptimistic(state, toggled);
  const ownReactions = useRef<AbortController>(null);
  /** Requests go one after the other: side by side, that of an earlier press could be carried out last. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const [message, setMessage] = useState("");
  const [, startTransition] = useTransition();

  useEffect(() => {
    const controller = new AbortController();
    ownReactions.current = controller;
    fetch(address, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((fresh: State | undefined) => fresh && setState(fresh))
      .catch(() => undefined); // keeps the page's counts
    return () => controller.abort();
  }, [address]);

  function react(kind: ReactionKind) {
    const on = !shown.mine.includes(kind);
    startTransition(async () => {
      toggle(kind);
      const request = sent.current.then(() => postJson(address, { kind, on }));
      sent.current = request;
      const answer = await request;
      setMessage(answer.ok ? "" : answer.message);
      if (!answer.ok) return;
      ownReactions.current?.abort(); // this answer is newer
      setState(answer.data as State);
    });
  }

  return (
    <div className="print:hidden">
      <ul aria-label="Reações" data-alive className="flex flex-wrap gap-2">
        {reactionKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={shown.mine.includes(kind)}
              onClick={() => react(kind)}
              className={`${PILL} aria-pressed:border-accent aria-pressed:bg-accent/10 noscript:pointer-events-none noscript:border-line`}
            >
              <span aria-hidden>{REACTIONS[kind].emoji}</span>
              <span className="sr-only">{REACTIONS[kind].label}</span>
              {formatCount(shown.counts[kind])}
            </button>
          </li>
        ))}
        <li>
          <a href="#comentarios" className={PILL}>
            <MessageCircle aria-hidden className="size-5" />
            <span className="sr-only">Comentários</span>
            {formatCount(comments)}
          </a>
        </li>
      </ul>
      <p role="status" className="mt-2 font-medium text-danger text-sm empty:hidden">
        {message}
      </p>
    </div>
  );
}

function toggled({ counts, mine }: State, kind: ReactionKind): State {
  const had = mine.includes(kind);
  return {
    counts: { ...counts, [kind]: Math.max(0, counts[kind] + (had ? -1 : 1)) },
    mine: had ? mine.filter((one) => one !== kind) : [...mine, kind],
  };
}
