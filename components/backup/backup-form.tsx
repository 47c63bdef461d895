"use client";

import { Download } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import { backupCopy } from "@/lib/backup/copy";
import { PASSPHRASE_MAX, PASSPHRASE_MIN } from "@/lib/backup/limits";

type Errors = { passphrase?: string; repeated?: string };

const passphrase = {
  type: "password",
  required: true,
  minLength: PASSPHRASE_MIN,
  maxLength: PASSPHRASE_MAX,
  autoComplete: "new-password",
} as const;

/** A second press of a double click would end the download that the first one began. */
const DOUBLE_CLICK_MS = 3_000;

/** A native form submission, so that the browser streams a large backup to disk; it needs no JavaScript. */
export function BackupForm({ action }: { action: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const [started, setStarted] = useState(false);
  const sentAt = useRef(-DOUBLE_CLICK_MS);

  function check(event: FormEvent<HTMLFormElement>) {
    if (event.timeStamp - sentAt.current < DOUBLE_CLICK_MS) return event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = errorsOf(String(form.get("passphrase")).trim(), String(form.get("repeated")).trim());
    setErrors(found);
    const isRight = !found.passphrase && !found.repeated;
    setStarted(isRight);
    if (isRight) {
      sentAt.current = event.timeStamp;
      return;
    }
    event.preventDefault();
    const wrong = event.currentTarget.elements.namedItem(found.passphrase ? "passphrase" : "repeated");
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  return (
    <form method="post" action={action} onSubmit={check} noValidate className="grid max-w-xl gap-5">
      <InputField
        {...passphrase}
        name="passphrase"
        label="Senha da cópia"
        hint={`Pelo menos ${PASSPHRASE_MIN} caracteres: quatro palavras ao acaso são boas. Sem ela ninguém abre a cópia: guarde-a longe do arquivo.`}
        error={errors.passphrase}
      />
      <InputField {...passphrase} name="repeated" label="A mesma senha, outra vez" error={errors.repeated} />
      <Button type="submit" className="justify-self-start">
        <Download aria-hidden className="size-5" /> {backupCopy.download}
      </Button>
      {started && <Alert kind="success">{backupCopy.started}</Alert>}
    </form>
  );
}

function errorsOf(passphrase: string, repeated: string): Errors {
  if (passphrase.length < PASSPHRASE_MIN) return { passphrase: backupCopy.short };
  return passphrase === repeated ? {} : { repeated: backupCopy.different };
}
