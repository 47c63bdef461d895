"use client";

import { type FormEvent, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { GRACE_DAYS, isPolicy, POLICY_LABELS, type SecondFactorPolicy } from "@/lib/users/second-factor-policies";
import type { ActionResult } from "@/lib/web/action-result";

type Props = {
  policy: SecondFactorPolicy;
  save: (input: { policy: SecondFactorPolicy }) => Promise<ActionResult>;
};

const HINT = `Um código do celular, além da senha: cada pessoa o liga no próprio perfil. Onde é obrigatório, há ${GRACE_DAYS} dias para isso; depois, sem ele só o perfil abre. Programas que entram pela API com uma conta que o tem também precisam do código.`;

/** Who must have a second factor. */
export function SecondFactorRule({ policy, save }: Props) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(policy);
  const [busy, start] = useTransition();

  function submit(event: FormEvent) {
    event.preventDefault();
    start(async () => {
      const result = await callOrSignIn(save, { policy: chosen });
      if (result.ok) toast.success(result.message);
      else toast.error(result.message);
    });
  }

  return (
    <form onSubmit={submit} className="grid max-w-text justify-items-start gap-4 border-line border-t pt-6">
      <Field id="policy" label="Segundo fator da equipe" required hint={HINT}>
        {(control) => (
          <select
            {...control}
            value={chosen}
            disabled={!hydrated} // what was chosen before would be lost
            onChange={({ target: { value } }) => isPolicy(value) && setChosen(value)}
            className={CONTROL}
          >
            {Object.entries(POLICY_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={!hydrated || busy || chosen === policy}>
        Salvar a regra
      </Button>
    </form>
  );
}
