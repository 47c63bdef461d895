"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { Alert } from "@/components/ui/alert";
import { LiveButton } from "@/components/ui/live-button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { ShortDate } from "@/components/ui/short-date";
import { formatDate } from "@/lib/dates";
import { passkeyCopy } from "@/lib/users/copy";
import type { OwnPasskey } from "@/lib/users/types";
import type { ActionResult } from "@/lib/web/action-result";
import { PasswordConfirmation } from "../password-confirmation";
import { makePasskey, type PasskeyActions } from "./make-passkey";

type Props = PasskeyActions & {
  passkeys: OwnPasskey[];
  remove: (input: { _id: string; currentPassword: string }) => Promise<ActionResult>;
  /** Given the recovery codes that come with an account's first second factor. */
  onCodes: (codes: string[]) => void;
};

/** One's own passkeys: keys in a telephone or computer, which sign in without the password. */
export function Passkeys({ passkeys, begin, add, remove, onCodes }: Props) {
  /** Whether one is being added, or the one to remove. */
  const [open, setOpen] = useState<"adding" | Pick<OwnPasskey, "_id" | "name">>();
  const [failure, setFailure] = useState<string>();
  const close = () => setOpen(undefined);

  async function make(begun: Parameters<typeof makePasskey>[0]) {
    close();
    const response = await makePasskey(begun);
    if (!response) return setFailure(passkeyCopy.notMade);
    const result = await callOrSignIn(add, { state: begun.state, response });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return;
    toast.success(result.message);
    if (result.data.codes) onCodes(result.data.codes);
  }

  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-xl">Chaves de acesso</h3>
        <p className="mt-1 text-muted">
          Entre com o dedo, o rosto ou o PIN do seu celular ou computador, sem digitar a senha. Uma por aparelho.
        </p>
      </div>
      {failure && <Alert>{failure}</Alert>}
      {passkeys.length > 0 && (
        <ul aria-label="Chaves de acesso" className="grid gap-3">
          {passkeys.map(({ _id, name, createdAt, lastUsedAt }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
            >
              <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
              <div className="min-w-0 flex-1 basis-52">
                <p className="wrap-anywhere font-semibold">{name}</p>
                <p className="text-muted text-sm">
                  Desde <ShortDate moment={createdAt} />
                  {lastUsedAt && <NowrapDates>{` · usada por último em ${formatDate(lastUsedAt)}`}</NowrapDates>}
                </p>
              </div>
              <LiveButton variant="quiet" onClick={() => setOpen({ _id, name })}>
                Tirar <span className="sr-only">a chave de {name}</span>
              </LiveButton>
            </li>
          ))}
        </ul>
      )}
      {open === "adding" && <PasswordConfirmation action={begin} confirm="Continuar" onDone={make} onCancel={close} />}
      {typeof open === "object" && (
        <PasswordConfirmation
          key={open._id}
          action={(input) => remove({ _id: open._id, ...input })}
          confirm={`Tirar a chave de acesso “${open.name}”`}
          onDone={close}
          onCancel={close}
        />
      )}
      {!open && (
        <LiveButton variant="secondary" onClick={() => setOpen("adding")} className="justify-self-start max-sm:w-full">
          Adicionar chave de acesso
        </LiveButton>
      )}
    </div>
  );
}
