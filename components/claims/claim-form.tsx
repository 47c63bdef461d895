"use client";

import { useRouter } from "next/navigation";
import { Honeypot } from "@/components/forms/honeypot";
import { keepTyped } from "@/components/forms/keep-typed";
import { useVisitorForm } from "@/components/forms/use-visitor-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { CLAIM_DAYS, CLAIM_FIELDS } from "@/lib/donations/claims/fields";
import { routes } from "@/lib/routes";

const HINTS: Partial<Record<(typeof CLAIM_FIELDS)[number]["name"], string>> = {
  contact: `Só para tirar uma dúvida. Ninguém mais vê, e apagamos ${CLAIM_DAYS.settled} dias depois de conferir.`,
};

/** Tells the organisation of a donation; `amount`, that of the page's Pix code, stands in its field. */
export function ClaimForm({ amount = "" }: { amount?: string }) {
  const router = useRouter();
  const hydrated = useHydrated();
  const { sending, outcome, errors, submit } = useVisitorForm("/api/claims", {
    onAnswer: (stored) => stored && router.push(routes.claimSent),
  });

  return (
    <form
      ref={keepTyped}
      method="post"
      action={routes.claimForm}
      onSubmit={submit}
      noValidate={hydrated}
      aria-label="Avise que doou"
      className="grid max-w-text gap-5 sm:grid-cols-2"
    >
      {CLAIM_FIELDS.map(({ name, label, required, type, autoComplete }) =>
        type === "checkbox" ? (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3 self-end">
            <input type="checkbox" name={name} value="true" className="size-6 shrink-0 accent-accent" />
            {label}
          </label>
        ) : (
          <InputField
            key={name}
            error={errors[name]}
            hint={HINTS[name]}
            {...{ label, name, type, required, autoComplete }}
            inputMode={name === "amount" ? "decimal" : undefined}
            defaultValue={name === "amount" ? amount : undefined}
          />
        ),
      )}
      <Honeypot />
      {outcome?.kind === "error" && (
        <div className="sm:col-span-2">
          <Alert>{outcome.message}</Alert>
        </div>
      )}
      <Button type="submit" disabled={sending} className="justify-self-start sm:col-span-2">
        {sending ? "Enviando…" : "Enviar o aviso"}
      </Button>
    </form>
  );
}
