"use client";

import { useState } from "react";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { Part } from "@/components/ui/part";
import { formatDate } from "@/lib/dates";
import { secondFactorCopy } from "@/lib/users/copy";
import type { OwnPasskey, OwnSecondFactor } from "@/lib/users/types";
import type { ActionResult } from "@/lib/web/action-result";
import type { AppActions } from "./add-authenticator-app";
import { AuthenticatorApp } from "./authenticator-app";
import type { PasskeyActions } from "./make-passkey";
import { Passkeys } from "./passkeys";
import { RecoveryCodes } from "./recovery-codes";
import { RecoveryCodesLeft } from "./recovery-codes-left";

type WithPassword<Data> = (input: { currentPassword: string }) => Promise<ActionResult<Data>>;

type Props = AppActions & {
  factor: OwnSecondFactor;
  renew: WithPassword<{ codes: string[] }>;
  remove: WithPassword<undefined>;
  passkeys: OwnPasskey[];
  beginPasskey: PasskeyActions["begin"];
  addPasskey: PasskeyActions["add"];
  removePasskey: (input: { _id: string; currentPassword: string }) => Promise<ActionResult>;
};

/** The account's second factors: an app for one-time codes, passkeys, and recovery codes. */
export function SecondFactor(props: Props) {
  const { factor, start, add, renew, remove, passkeys, beginPasskey, addPasskey, removePasskey } = props;
  const { since, recoveryCodesLeft, dueAt } = factor;
  const isOn = since !== undefined || passkeys.length > 0;
  /** Shown once. */
  const [codes, setCodes] = useState<string[]>();
  return (
    <Part
      id="segundo-fator"
      title="Segundo fator"
      size="text-2xl"
      lead="Com ele, quem descobrir a sua senha ainda não entra."
      className="grid max-w-text gap-6"
    >
      {!isOn && dueAt && (
        <p className="rounded-card border-2 border-accent px-5 py-4 font-semibold">
          <NowrapDates>
            {Date.parse(dueAt) > Date.now() ? secondFactorCopy.due(formatDate(dueAt)) : secondFactorCopy.overdue}
          </NowrapDates>
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <AuthenticatorApp since={since} start={start} add={add} remove={remove} onCodes={setCodes} />
      <Passkeys passkeys={passkeys} begin={beginPasskey} add={addPasskey} remove={removePasskey} onCodes={setCodes} />
      {isOn && !codes && <RecoveryCodesLeft left={recoveryCodesLeft} renew={renew} onCodes={setCodes} />}
    </Part>
  );
}
