"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { randomId } from "@/components/forms/random-id";
import { useActionForm } from "@/components/forms/use-action-form";
import { CONTROL, Field, InputField } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import type { ReceiptValues } from "@/lib/needs/receipt-schema";
import type { ActionResult } from "@/lib/web/action-result";
import type { Receipt } from "./received-notice";

type Props = {
  needId: string;
  unit: string;
  promiseId?: string;
  /** Of the promise: what is still to come, and who promised. Filled in. */
  outstanding?: string;
  donor?: string;
  receive: (values: ReceiptValues) => Promise<ActionResult<{ _id: string; gift: string }>>;
  onReceived: (receipt: Receipt) => void;
};

/** What arrived: one press when all of a promise is here. */
export function ReceiveForm({ needId, unit, promiseId, outstanding, donor = "", receive, onReceived }: Props) {
  // The same until it is stored: a repetition after a lost answer is the same receipt.
  const receiptId = useRef<string>(undefined);
  const router = useRouter();
  const quantity = outstanding?.replace(".", ",") ?? "";
  const formRef = useFilledIn("quantity", quantity);
  const shown = { needId, unit, promiseId, outstanding };
  const { form, busy, failure, errors, unsaved } = useActionForm(
    async (typed: Omit<ReceiptValues, keyof typeof shown | "_id">) => {
      receiptId.current ??= randomId();
      const result = await callAction(receive, { ...typed, ...shown, _id: receiptId.current });
      // What the next attempt is in, and out of: what was typed stays, what was filled in follows.
      if (!result.ok && result.code === "stale") router.refresh();
      return result;
    },
    ({ data }, { donor: typedDonor = "" }, element) => {
      receiptId.current = undefined;
      element.reset();
      onReceived({ ...data, donor: typedDonor });
      router.refresh();
    },
  );

  return (
    <form {...form} ref={formRef} className="grid gap-4" autoComplete="off">
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
      <LeaveGuard active={unsaved} />
    </form>
  );
}

/** Has a field that nobody has changed follow the text that is filled in: a browser leaves it as it is, whatever its `defaultValue` becomes. */
function useFilledIn(name: string, text: string) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(text);
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === before.current) field.value = text;
    before.current = text;
  }, [name, text]);
  return form;
}
