"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState, useTransition } from "react";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { focusFirstError } from "@/components/forms/focus-first-error";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { randomId } from "@/components/forms/random-id";
import { CONTROL, Field, InputField } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import type { ReceiptDraft } from "@/lib/needs/receipt-schema";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import type { Receipt } from "./received-notice";

type Props = {
  needId: string;
  promiseId?: string;
  /** Filled in from the promise. */
  quantity?: string;
  donor?: string;
  receive: (draft: ReceiptDraft) => Promise<ActionResult<{ _id: string; gift: string }>>;
  onReceived: (receipt: Receipt) => void;
};

/** What arrived: one press when all of a promise is here. */
export function ReceiveForm({ needId, promiseId, quantity = "", donor = "", receive, onReceived }: Props) {
  const [busy, start] = useTransition();
  const [failure, setFailure] = useState<ActionFailure>();
  const [isTyped, setTyped] = useState(false);
  // The same until it is stored: a repetition after a lost answer is the same receipt.
  const receiptId = useRef<string>(undefined);
  const router = useRouter();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    receiptId.current ??= randomId();
    const draft = { ...typed, needId, promiseId, _id: receiptId.current } as ReceiptDraft;
    start(async () => {
      const result = await callAction(receive, draft);
      if (!result.ok) {
        setFailure(result);
        return focusFirstError(form, result.fields ?? {});
      }
      receiptId.current = undefined;
      setFailure(undefined);
      form.reset();
      setTyped(false);
      onReceived({ ...result.data, donor: String(typed.donor ?? "") });
      router.refresh();
    });
  }

  const errors = failure?.fields ?? {};
  return (
    <form onSubmit={submit} onChange={() => setTyped(true)} noValidate className="grid gap-4" autoComplete="off">
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          name="quantity"
          label="Quanto chegou"
          required
          error={errors.quantity}
          defaultValue={quantity}
          inputMode="decimal"
        />
        <InputField
          name="amount"
          label="Valor estimado"
          error={errors.amount}
          inputMode="decimal"
          placeholder="85,00"
        />
        <InputField name="donor" label="Quem doou" error={errors.donor} defaultValue={donor} />
        <Field id="donorPublic" label="Publicar o nome?" required error={errors.donorPublic}>
          {(props) => (
            <select {...props} name="donorPublic" className={CONTROL}>
              <option value="false">Não</option>
              <option value="true">Sim, a pessoa autorizou</option>
            </select>
          )}
        </Field>
      </div>
      <FailureAlert failure={failure} />
      <LiveButton type="submit" disabled={busy} className="justify-self-start">
        {busy ? "Registrando…" : "Recebido"}
      </LiveButton>
      <LeaveGuard active={isTyped && !busy} />
    </form>
  );
}
