"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { CancelButton } from "@/components/forms/cancel-button";
import { FailureAlert } from "@/components/forms/failure-alert";
import { useActionForm } from "@/components/forms/use-action-form";
import { QrCode } from "@/components/pix/qr-code";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import { PasswordField } from "../password-field";

type AppSetup = {
  secret: string;
  address: string;
  qr: { size: number; path: string };
  /** To be sent back with the first code. */
  pending: string;
};

/** Adding an app for one-time codes. */
export type AppActions = {
  start: (input: object) => Promise<ActionResult<AppSetup>>;
  add: (input: {
    pending: string;
    code: string;
    currentPassword: string;
  }) => Promise<ActionResult<{ codes: string[] }>>;
};

type Props = AppActions & {
  onAdded: (data: { codes: string[] }) => void;
  onCancel: () => void;
};

export function AddAuthenticatorApp({ start, add, onAdded, onCancel }: Props) {
  const [setup, setSetup] = useState<AppSetup>();
  const [failure, setFailure] = useState<ActionFailure>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void callOrSignIn(start, {}).then((result) => (result.ok ? setSetup(result.data) : setFailure(result)));
  }, [start]);

  if (setup) return <FirstCode setup={setup} add={add} onAdded={onAdded} onCancel={onCancel} />;
  return failure ? <NotBegun failure={failure} onCancel={onCancel} /> : <Spinner />;
}

/** The app's secret as a QR code and as text, and the form for its first code. */
function FirstCode({ setup, add, onAdded, onCancel }: Omit<Props, "start"> & { setup: AppSetup }) {
  const { form, busy, failure, errors } = useActionForm(
    (typed: { code: string; currentPassword: string }) => callOrSignIn(add, { pending: setup.pending, ...typed }),
    ({ message, data }) => {
      toast.success(message);
      onAdded(data);
    },
  );

  // The button that began is gone, and the focus with it: on the form, whose code to scan comes before its fields.
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <form
      {...form}
      ref={box}
      tabIndex={-1}
      aria-label="Ligar o aplicativo de códigos"
      className="grid gap-5 rounded-card border border-line bg-surface p-5"
    >
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          Instale no celular um aplicativo de códigos, se ainda não tem um, e aponte-o para esta imagem. No próprio
          celular,{" "}
          <a href={setup.address} className="font-semibold underline underline-offset-4">
            abra o aplicativo por aqui
          </a>
          .
          <div className="mt-3 max-w-52">
            <QrCode qr={setup.qr} label="Código QR para o aplicativo de códigos" />
          </div>
          <p className="mt-2 text-muted text-sm">
            Ou digite nele esta chave: <code className="wrap-anywhere select-all font-semibold">{setup.secret}</code>
          </p>
        </li>
        <li>Digite o código que ele mostra e a sua senha.</li>
      </ol>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          label="Código do aplicativo"
          required
          error={errors.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordField
          id="currentPassword"
          label="Senha atual"
          error={errors.currentPassword}
          autoComplete="current-password"
          register={() => ({ name: "currentPassword" })}
        />
      </div>
      {failure && !failure.fields && <FailureAlert failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? "Ligando…" : "Ligar"}
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}

/** Without the app's secret: the way back to the button, to try again. */
function NotBegun({ failure, onCancel }: { failure: ActionFailure; onCancel: () => void }) {
  return (
    <form className="grid justify-items-start gap-3">
      <FailureAlert failure={failure} />
      <CancelButton onCancel={onCancel} />
    </form>
  );
}
