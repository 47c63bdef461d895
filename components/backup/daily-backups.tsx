"use client";

import { useState } from "react";
import { ActionButton } from "@/components/forms/action-button";
import { ConfirmedAction } from "@/components/forms/confirmed-action";
import { Alert } from "@/components/ui/alert";
import { backupCopy } from "@/lib/backup/copy";
import type { DailyBackups as State } from "@/lib/backup/daily/types";
import type { ActionResult } from "@/lib/web/action-result";
import { DailyState } from "./daily-state";
import { PassphraseSheet } from "./passphrase-sheet";

type Work = (input: undefined) => Promise<ActionResult<undefined>>;
type Create = (input: { renew: boolean }) => Promise<ActionResult<{ passphrase: string }>>;
type Props = { state: State; siteName: string; create: Create; makeNow: Work; testNow: Work };

/** The daily backups: turns them on, and shows their state. */
export function DailyBackups({ state, siteName, create, makeNow, testNow }: Props) {
  const [passphrase, setPassphrase] = useState<string>();

  async function createAndShow(renew: boolean): Promise<ActionResult<undefined>> {
    const result = await create({ renew });
    if (!result.ok) return { ok: false, code: result.code, message: result.message };
    setPassphrase(result.data.passphrase);
    return { ...result, data: undefined };
  }

  return (
    <section aria-labelledby="diarias" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="diarias" className="text-2xl">
        {backupCopy.daily}
      </h2>
      {passphrase && <PassphraseSheet passphrase={passphrase} siteName={siteName} />}
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
        {!state.isOn && (
          <ActionButton run={() => createAndShow(false)} busyText="Um momento…">
            {backupCopy.turnOn}
          </ActionButton>
        )}
        {state.isOn && !state.isOfEnvironment && (
          <ConfirmedAction
            run={() => createAndShow(true)}
            question={backupCopy.renewQuestion}
            detail={backupCopy.renewDetail}
          >
            {backupCopy.renew}
          </ConfirmedAction>
        )}
      </div>
    </section>
  );
}
