"use client";

import { useState } from "react";
import { LiveButton } from "@/components/ui/live-button";
import type { ActionResult } from "@/lib/web/action-result";
import { PasswordConfirmation } from "../password-confirmation";

type Props = {
  left: number;
  renew: (input: { currentPassword: string }) => Promise<ActionResult<{ codes: string[] }>>;
  onCodes: (codes: string[]) => void;
};

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodesLeft({ left, renew, onCodes }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-xl">Códigos de recuperação</h3>
        <p className="mt-1 text-muted">
          {left === 1 ? "Resta 1 código" : `Restam ${left} códigos`} de recuperação, para o dia em que o celular não
          estiver à mão.
        </p>
      </div>
      {isOpen ? (
        <PasswordConfirmation
          action={renew}
          confirm="Fazer códigos novos"
          onDone={({ codes }) => onCodes(codes)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <LiveButton variant="secondary" onClick={() => setOpen(true)} className="justify-self-start max-sm:w-full">
          Novos códigos de recuperação
        </LiveButton>
      )}
    </div>
  );
}
