"use client";

import { type FormEvent, useState, useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { LiveButton } from "@/components/ui/live-button";
import { toastResult } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ROLE_KEYS, ROLE_LABELS, type Role } from "@/lib/roles";
import { SECOND_FACTOR_GRACE_DAYS } from "@/lib/users/limits";
import type { ActionResult } from "@/lib/web/action-result";

type Policy = {
  /** Whether one can be added at all. */
  offered: boolean;
  /** The roles that must have a second factor. */
  roles: Role[];
};

type Props = Policy & {
  save: (input: Policy & { before: Policy }) => Promise<ActionResult>;
};

/** Who must have a second factor. */
export function SecondFactorPolicyForm({ offered, roles, save }: Props) {
  const hydrated = useHydrated();
  const [isOffered, setOffered] = useState(offered);
  const [chosen, setChosen] = useState(roles);
  const [busy, start] = useTransition();
  const isChanged = isOffered !== offered || ROLE_KEYS.some((role) => chosen.includes(role) !== roles.includes(role));

  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const policy = { offered: isOffered, roles: chosen, before: { offered, roles } };
    start(async () => void toastResult(await callOrSignIn(save, policy)));
  }

  return (
    <form onSubmit={submit} className="grid max-w-text justify-items-start gap-4 border-line border-t pt-6">
      <fieldset aria-describedby="regra-do-segundo-fator" className="grid gap-2">
        <legend className="mb-2 font-semibold">Segundo fator da equipe</legend>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isOffered}
            disabled={!hydrated}
            onChange={() => setOffered(!isOffered)}
            className="size-5 accent-accent"
          />
          Quem quiser pode ligar
        </label>
        <p className="font-semibold">Obrigatório para</p>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {ROLE_KEYS.map((role) => (
            <label key={role} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={isOffered && chosen.includes(role)}
                disabled={!hydrated || !isOffered} // what was chosen before would be lost
                onChange={() => toggle(role)}
                className="size-5 accent-accent"
              />
              {ROLE_LABELS[role]}
            </label>
          ))}
        </div>
        <p id="regra-do-segundo-fator" className="text-muted text-sm">
          Um código do celular além da senha, ou uma chave de acesso: cada pessoa o liga no próprio perfil. Onde é
          obrigatório, há {SECOND_FACTOR_GRACE_DAYS} dias para isso, desde a regra ou o cadastro da conta; depois, sem
          ele só o perfil abre.
        </p>
      </fieldset>
      <LiveButton type="submit" variant="secondary" disabled={busy || !isChanged}>
        Salvar a regra
      </LiveButton>
    </form>
  );
}
