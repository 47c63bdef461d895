"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { amountPart, parseAmount } from "@/lib/pix/amount";
import { routes } from "@/lib/routes";

/** Any other amount. A GET form; with JavaScript it validates before it is sent. */
export function AmountForm({ amount, problem }: { amount: string; problem?: string }) {
  const router = useRouter();
  const hydrated = useHydrated();
  const [error, setError] = useState(problem);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("valor");
    if (!(input instanceof HTMLInputElement)) return;
    const typed = parseAmount(input.value);
    setError(typed.problem);
    if (typed.problem === undefined) router.push(routes.donate(amountPart(typed.cents)));
    else input.focus();
  }

  return (
    <form
      action={routes.donateAmountForm}
      onSubmit={submit}
      noValidate={hydrated}
      className="w-full max-w-sm print:hidden"
    >
      <Field id="valor" label="Outro valor, em reais" required error={error}>
        {(control) => (
          <span className="flex gap-2 max-[16rem]:flex-wrap">
            <input
              {...control}
              name="valor"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={amount}
              className={CONTROL}
            />
            <Button type="submit" variant="secondary" className="shrink-0">
              Gerar código
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
