"use client";

import { useState } from "react";
import { ActionButton } from "@/components/forms/action-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LiveButton } from "@/components/ui/live-button";
import { readablePassword } from "@/lib/auth/readable-password";
import { backupCopy } from "@/lib/backup/copy";
import type { DailyBackups as State } from "@/lib/backup/daily/types";
import type { ActionResult } from "@/lib/web/action-result";
import { DailyState } from "./daily-state";
import { PassphraseSheet } from "./passphrase-sheet";

type Work = (input: undefined) => Promise<ActionResult<undefined>>;
type SetPassphrase = (input: { passphrase: string; renew: boolean }) => Promise<ActionResult<undefined>>;
type Props = { state: State; siteName: string; setPassphrase: SetPassphrase; makeNow: Work; testNow: Work };

/** The daily backups: turns them on, and shows their state. */
export function DailyBackups({ state, siteName, setPassphrase, makeNow, testNow }: Props) {
  /** Made here and shown before it is in use, so that no lost answer leaves backups that nobody can open. */
  const [shown, setShown] = useState<{ passphrase: string; renew: boolean; isUsed: boolean }>();
  const show = (renew: boolean) => setShown({ passphrase: readablePassword(), renew, isUsed: false });

  async function use(offered: { passphrase: string; renew: boolean }) {
    const { passphrase, renew } = offered;
    const result = await setPassphrase({ passphrase, renew });
    if (result.ok) setShown({ ...offered, isUsed: true });
    return result;
  }

  return (
    <section aria-labelledby="diarias" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="diarias" className="text-2xl">
        {backupCopy.daily}
      </h2>
      {shown && (
        <PassphraseSheet key={shown.passphrase} passphrase={shown.passphrase} siteName={siteName}>
          {!shown.isUsed && (
            <>
              <ActionButton run={() => use(shown)} busyText="Um momento…">
                {shown.renew ? backupCopy.renewNoted : backupCopy.noted}
              </ActionButton>
              <Button variant="quiet" onClick={() => setShown(undefined)}>
                Cancelar
              </Button>
            </>
          )}
        </PassphraseSheet>
      )}
      {state.isOn ? (
        <DailyState state={state} />
      ) : (
        <p className="max-w-text">
          O site faz uma cópia por dia, sozinho, e guarda as de 7 dias, 4 semanas e 6 meses. Ao ligar, aparece uma
          senha: anote-a em papel, porque sem ela ninguém abre as cópias.
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
          <LiveButton variant="secondary" onClick={() => show(false)}>
            {backupCopy.turnOn}
          </LiveButton>
        )}
        {state.isOn && !state.isOfEnvironment && (!shown || shown.isUsed) && (
          <LiveButton variant="secondary" onClick={() => show(true)}>
            {backupCopy.renew}
          </LiveButton>
        )}
      </div>
    </section>
  );
}
