"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "@/components/ui/live-button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { formatDate } from "@/lib/dates";
import type { ActionResult } from "@/lib/web/action-result";
import { PasswordConfirmation } from "../password-confirmation";
import { AddAuthenticatorApp, type AppActions } from "./add-authenticator-app";

type Props = AppActions & {
  /** When it was added; absent without one. */
  since?: string;
  remove: (input: { currentPassword: string }) => Promise<ActionResult<undefined>>;
  onCodes: (codes: string[]) => void;
};

/** The app for one-time codes: whether there is one, to be added or removed. */
export function AuthenticatorApp({ since, start, add, remove, onCodes }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function added({ codes }: { codes: string[] }) {
    close();
    onCodes(codes);
  }

  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-xl">Aplicativo de códigos</h3>
        <p className="mt-1 text-muted">
          Além da senha, um código que muda a cada 30 segundos, num aplicativo do seu celular (Google Authenticator,
          Aegis, 1Password…).
        </p>
      </div>
      <p className="flex items-center gap-3 font-semibold">
        {since ? (
          <ShieldCheck aria-hidden className="size-6 text-leaf" />
        ) : (
          <ShieldOff aria-hidden className="size-6 text-muted" />
        )}
        <span>
          <NowrapDates>{since ? `Ligado desde ${formatDate(since)}` : "Desligado"}</NowrapDates>
        </span>
      </p>
      {isOpen && !since && <AddAuthenticatorApp start={start} add={add} onAdded={added} onCancel={close} />}
      {isOpen && since && (
        <PasswordConfirmation
          action={remove}
          confirm="Desligar o aplicativo de códigos"
          onDone={close}
          onCancel={close}
        />
      )}
      {!isOpen && (
        <LiveButton
          variant={since ? "quiet" : "secondary"}
          onClick={() => setOpen(true)}
          className={`justify-self-start max-sm:w-full ${since ? "text-danger!" : ""}`}
        >
          {since ? "Desligar" : "Ligar o aplicativo de códigos"}
        </LiveButton>
      )}
    </div>
  );
}
