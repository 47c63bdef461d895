"use client";

import { useState } from "react";
import { ActionButton } from "@/components/forms/action-button";
import { callAction } from "@/components/forms/call-action";
import { CancelButton } from "@/components/forms/cancel-button";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { Alert } from "@/components/ui/alert";
import { LiveButton } from "@/components/ui/live-button";
import { readablePassword } from "@/lib/auth/readable-password";
import { backupCopy } from "@/lib/backup/copy";
import type { DailyBackups as State } from "@/lib/backup/daily/types";
import { RETENTION } from "@/lib/backup/limits";
import type { ActionResult } from "@/lib/web/action-result";
import { DailyState } from "./daily-state";
import { PassphraseSheet, type PassphraseState } from "./passphrase-sheet";

type Work = (input: undefined) => Promise<ActionResult<undefined>>;
type SetPassphrase = (input: { passphrase: string; replaces?: string }) => Promise<ActionResult<undefined>>;
/** A passphrase on the screen, and the moment of the one that it replaces; `maybe` in use when no answer came. */
type Shown = { passphrase: string; replaces?: string; state: PassphraseState };

type Props = { state: State; siteName: string; setPassphrase: SetPassphrase; makeNow: Work; testNow: Work };

/** The daily backups: turns them on, and shows their state. */
export function DailyBackups({ state, siteName, setPassphrase, makeNow, testNow }: Props) {
  /** Made here and shown before it is in use, so that no lost answer leaves backups that nobody can open. */
  const [shown, setShown] = useState<Shown>();
  const show = (replaces?: string) => setShown({ passphrase: readablePassword(), replaces, state: "new" });
  const isPending = shown !== undefined && shown.state !== "used";

  async function use({ passphrase, replaces }: Shown) {
    const result = await callAction(setPassphrase, { passphrase, replaces });
    const state = result.ok ? "used" : result.code === "unavailable" ? "maybe" : "new";
    setShown({ passphrase, replaces, state });
    return result;
  }

  return (
    <section aria-labelledby="diarias" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="diarias" className="text-2xl">
        {backupCopy.daily}
      </h2>
      <LeaveGuard active={isPending} detail="A senha na tela ainda não vale. Confirme antes que a anotou." />
      {shown && (
        // Another sheet once it is in use, which takes the focus of the button that is gone.
        <PassphraseSheet
          key={`${shown.passphrase} ${isPending}`}
          passphrase={shown.passphrase}
          state={shown.state}
          siteName={siteName}
        >
          {isPending && (
            <ActionButton run={() => use(shown)} busyText="Um momento…">
              {shown.replaces === undefined ? backupCopy.noted : backupCopy.renewNoted}
            </ActionButton>
          )}
          {shown.state === "new" && <CancelButton onCancel={() => setShown(undefined)} />}
        </PassphraseSheet>
      )}
      {state.isOn ? (
        <DailyState state={state} />
      ) : (
        <p className="max-w-text">
          O site faz uma cópia por dia, sozinho, e guarda as de {RETENTION.days} dias, {RETENTION.weeks} semanas e{" "}
          {RETENTION.months} meses. Ao ligar, aparece uma senha: anote-a em papel, porque sem ela ninguém abre as
          cópias. Desligadas, as de antes são apagadas com {RETENTION.months} meses, menos a última.
        </p>
      )}
      {state.failure && (
        <Alert>
          {state.failure.text} {state.last && "As cópias de antes continuam guardadas."}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {state.isOn && (
          <ActionButton run={makeNow} busyText="Fazendo a cópia…">
            {backupCopy.copyNow}
          </ActionButton>
        )}
        {state.isOn && state.isTestable && (
          <ActionButton run={testNow} busyText="Restaurando num banco de teste…">
            {backupCopy.testNow}
          </ActionButton>
        )}
        {!state.isOn && !shown && (
          <LiveButton variant="secondary" onClick={() => show()}>
            {backupCopy.turnOn}
          </LiveButton>
        )}
        {state.isOn && !state.isOfEnvironment && !isPending && (
          <LiveButton variant="secondary" onClick={() => show(state.passphraseAt ?? "")}>
            {backupCopy.renew}
          </LiveButton>
        )}
      </div>
    </section>
  );
}
