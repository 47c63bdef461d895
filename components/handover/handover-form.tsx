"use client";

import { type FormEvent, useState, useTransition } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { CONTROL } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isRole, ROLE_LABELS } from "@/lib/roles";
import { handoverCopy } from "@/lib/users/copy";
import type { HandoverInput } from "@/lib/users/handover-schema";
import type { UserData } from "@/lib/users/types";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";

type Part = HandoverInput["parts"][number]["part"];
type Props = { team: UserData[]; handOver: (input: HandoverInput) => Promise<ActionResult> };

/** Chooses for every other account whether it stays or leaves, and does the handover. */
export function HandoverForm({ team, handOver }: Props) {
  const hydrated = useHydrated();
  const [parts, setParts] = useState<Record<string, Part>>({});
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const [busy, start] = useTransition();
  const partOf = ({ _id, role }: UserData) => parts[_id] ?? role;

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  function confirm() {
    start(async () => {
      const input = { parts: team.map((user) => ({ _id: user._id, before: user.role, part: partOf(user) })) };
      const result = await callAction(handOver, input);
      setAsking(false);
      setFailure(result.ok ? undefined : result);
      if (result.ok) toast.success(result.message);
    });
  }

  if (team.length === 0) return <EmptyState title="Só você entra no painel: cadastre antes quem chega." />;
  return (
    <form onSubmit={ask} className="grid gap-4">
      <ul className="grid gap-3">
        {team.map((user) => (
          <li
            key={user._id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="wrap-anywhere font-semibold">{user.name}</p>
              <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
            </div>
            <select
              aria-label={`Papel de ${user.name}`}
              disabled={!hydrated}
              value={partOf(user)}
              onChange={({ target: { value } }) => setParts({ ...parts, [user._id]: isRole(value) ? value : "LEAVES" })}
              className={`${CONTROL} max-w-60`}
            >
              {Object.entries(ROLE_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              <option value="LEAVES">Sai</option>
            </select>
          </li>
        ))}
      </ul>
      <FailureAlert failure={failure} again="faça a passagem outra vez: o que você escolheu continua aqui" />
      <LiveButton type="submit" disabled={busy} className="justify-self-start max-sm:w-full">
        Fazer a passagem
      </LiveButton>
      <ConfirmDialog
        open={asking}
        busy={busy}
        title={handoverCopy.question}
        detail={handoverCopy.detail}
        confirm="Fazer a passagem"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
