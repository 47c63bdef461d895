"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatDate } from "@/lib/dates";
import { secondFactorCopy } from "@/lib/users/copy";
import type { OwnSecondFactor } from "@/lib/users/types";
import type { ActionResult } from "@/lib/web/action-result";
import { AddSecondFactor, type SecondFactorSetup } from "./add-second-factor";
import { PasswordConfirmation } from "./password-confirmation";
import { RecoveryCodes } from "./recovery-codes";

type WithPassword<Data> = (input: { currentPassword: string }) => Promise<ActionResult<Data>>;

type Props = {
  factor: OwnSecondFactor;
  start: (input: object) => Promise<ActionResult<SecondFactorSetup>>;
  add: (input: {
    pending: string;
    code: string;
    currentPassword: string;
  }) => Promise<ActionResult<{ codes: string[] }>>;
  renew: WithPassword<{ codes: string[] }>;
  remove: WithPassword<undefined>;
};

type Open = "adding" | "renewing" | "removing";

/** One's own second factor: an app for one-time codes, and the codes for the day on which it is lost. */
export function SecondFactor({ factor: { since, recoveryCodesLeft, dueAt }, start, add, renew, remove }: Props) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setOpen(undefined);

  function show(data: { codes: string[] }) {
    setCodes(data.codes);
    close();
  }

  return (
    <section aria-labelledby="segundo-fator" className="grid max-w-text gap-5">
      <div>
        <h2 id="segundo-fator" className="text-2xl">
          Segundo fator
        </h2>
        <p className="mt-1 text-muted">
          Além da senha, um código que muda a cada 30 segundos, num aplicativo do seu celular (Google Authenticator,
          Aegis, 1Password…). Quem descobrir a senha não entra sem ele.
        </p>
      </div>
      {!since && dueAt && (
        <p className="rounded-card border-2 border-accent px-5 py-4 font-semibold">
          {Date.parse(dueAt) > Date.now() ? secondFactorCopy.due(formatDate(dueAt)) : secondFactorCopy.overdue}
        </p>
      )}
      <p className="flex items-center gap-3 font-semibold">
        {since ? (
          <ShieldCheck aria-hidden className="size-6 text-leaf" />
        ) : (
          <ShieldOff aria-hidden className="size-6 text-muted" />
        )}
        {since ? `Ligado desde ${formatDate(since)}` : "Desligado"}
      </p>
      {since && !codes && (
        <p className="text-muted">
          {recoveryCodesLeft === 1 ? "Resta 1 código" : `Restam ${recoveryCodesLeft} códigos`} de recuperação.
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {open === "adding" && <AddSecondFactor start={start} add={add} onAdded={show} onCancel={close} />}
      {open === "renewing" && (
        <PasswordConfirmation action={renew} confirm="Fazer códigos novos" onDone={show} onCancel={close} />
      )}
      {open === "removing" && (
        <PasswordConfirmation action={remove} confirm="Desligar o segundo fator" onDone={close} onCancel={close} />
      )}
      {!open && !codes && (
        <div className="flex flex-wrap gap-3">
          {!since && (
            <Button disabled={!hydrated} onClick={() => setOpen("adding")}>
              Ligar o segundo fator
            </Button>
          )}
          {since && (
            <>
              <Button variant="secondary" disabled={!hydrated} onClick={() => setOpen("renewing")}>
                Novos códigos de recuperação
              </Button>
              <Button variant="quiet" disabled={!hydrated} onClick={() => setOpen("removing")} className="text-danger!">
                Desligar
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
