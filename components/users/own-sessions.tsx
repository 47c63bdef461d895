"use client";

import { Bot, MonitorSmartphone } from "lucide-react";
import { useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { useSignOut } from "@/components/painel/use-sign-out";
import { LiveButton } from "@/components/ui/live-button";
import { Part } from "@/components/ui/part";
import { ShortMoment } from "@/components/ui/short-date";
import { toastResult } from "@/components/ui/toast";
import { formatMoment } from "@/lib/dates";
import type { OwnSession } from "@/lib/users/types";
import type { ActionResult } from "@/lib/web/action-result";

type Props = {
  sessions: OwnSession[];
  end: (input: { _id: string }) => Promise<ActionResult>;
  endOthers: (input: object) => Promise<ActionResult>;
};

/** The account's active sessions, to end one or all others. */
export function OwnSessions({ sessions, end, endOthers }: Props) {
  const [busy, start] = useTransition();
  const signOut = useSignOut();
  const rows = useNextRowFocus(sessions);

  function run(call: () => Promise<ActionResult>) {
    start(async () => void toastResult(await call()));
  }

  return (
    <Part
      id="sessoes"
      title="Minhas sessões"
      size="text-2xl"
      lead="Os aparelhos em que você entrou e ainda está. Não reconhece algum? Encerre, troque a senha e tire as chaves de acesso que não são suas."
      className="grid max-w-text gap-5"
    >
      <ul ref={rows} className="grid gap-3">
        {sessions.map((session) => (
          <SessionEntry
            key={session._id}
            session={session}
            disabled={busy}
            onEnd={() => (session.current ? signOut() : run(() => callOrSignIn(end, { _id: session._id })))}
          />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <LiveButton
          variant="secondary"
          disabled={busy}
          onClick={() => run(() => callOrSignIn(endOthers, {}))}
          className="justify-self-start max-sm:w-full"
        >
          Encerrar todas as outras
        </LiveButton>
      )}
    </Part>
  );
}

type EntryProps = { session: OwnSession; disabled: boolean; onEnd: () => void };

function SessionEntry({ session, disabled, onEnd }: EntryProps) {
  const { device, byProgram, current, signedInAt, lastSeenAt } = session;
  const Icon = byProgram ? Bot : MonitorSmartphone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          {byProgram ? `Programa ligado à sua conta (${device})` : device}
          {current && <span className="font-normal text-leaf"> · esta sessão</span>}
        </h3>
        <p className="text-muted text-sm">
          Entrou em <ShortMoment moment={signedInAt} />
          {!current && (
            <>
              {" · "}último uso em <ShortMoment moment={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      <LiveButton variant="quiet" disabled={disabled} onClick={onEnd}>
        Encerrar{" "}
        <span className="sr-only">
          a sessão de {device}, de {formatMoment(signedInAt)}
        </span>
      </LiveButton>
    </li>
  );
}
