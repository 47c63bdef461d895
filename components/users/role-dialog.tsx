"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { ROLE_KEYS, ROLES, type Role } from "@/lib/roles";
import type { UserData } from "@/lib/users/types";

type Props = { user: UserData; onChoose: (role: Role) => void; onClose: () => void };

/** Chooses what an account may do. */
export function RoleDialog({ user, onChoose, onClose }: Props) {
  const [role, setRole] = useState(user.role);
  return (
    <Modal title={`Papel de ${user.name}`} onClose={onClose} className="grid max-w-lg gap-4 p-6">
      <fieldset className="grid gap-1">
        <legend className="sr-only">Papel</legend>
        {ROLE_KEYS.map((key) => (
          <label key={key} className="flex cursor-pointer items-start gap-3 rounded-field px-3 py-2 hover:bg-sunken">
            <input
              type="radio"
              name="role"
              checked={role === key}
              onChange={() => setRole(key)}
              aria-describedby={`role-${key}`}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="font-semibold">{ROLES[key].label}</span>
              <span id={`role-${key}`} className="block text-muted text-sm">
                {ROLES[key].hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-muted text-sm">Ao mudar, as sessões abertas desta conta terminam: a pessoa entra de novo.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={role === user.role} onClick={() => onChoose(role)}>
          Mudar o papel
        </Button>
      </div>
    </Modal>
  );
}
