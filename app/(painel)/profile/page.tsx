import type { Metadata } from "next";
import { addPasskey, beginPasskey, removePasskey } from "@/app/(painel)/actions/passkeys";
import {
  addAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startAuthenticatorApp,
} from "@/app/(painel)/actions/second-factor";
import { endOtherSessions, endSession, updateProfile } from "@/app/(painel)/actions/users";
import { OwnSessions } from "@/components/users/own-sessions";
import { ProfileForm } from "@/components/users/profile-form";
import { SecondFactor } from "@/components/users/second-factor/second-factor";
import { listSessions } from "@/lib/auth/sessions";
import { painelRoutes } from "@/lib/painel-routes";
import { listPasskeys } from "@/lib/users/passkeys";
import { presentManagedUser, presentOwnSession, presentPasskey, presentSecondFactor } from "@/lib/users/present";
import { getSecondFactorPolicy, secondFactorDueAt } from "@/lib/users/second-factor-policy";
import { hasSecondFactor } from "@/lib/users/service";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Perfil" };

export default async function ProfilePage() {
  const administrator = await requireAdministrator(painelRoutes.profile);
  const [sessions, dueAt, passkeys, { offered }] = await Promise.all([
    listSessions(administrator),
    secondFactorDueAt(administrator),
    listPasskeys(administrator.id),
    getSecondFactorPolicy(),
  ]);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Perfil</h1>
      <ProfileForm user={presentManagedUser(administrator)} save={updateProfile} />
      {(offered || hasSecondFactor(administrator)) && (
        <SecondFactor
          factor={presentSecondFactor(administrator, dueAt)}
          start={startAuthenticatorApp}
          add={addAuthenticatorApp}
          renew={renewRecoveryCodes}
          remove={removeAuthenticatorApp}
          passkeys={passkeys.map(presentPasskey)}
          beginPasskey={beginPasskey}
          addPasskey={addPasskey}
          removePasskey={removePasskey}
        />
      )}
      <OwnSessions
        sessions={sessions.map((session) => presentOwnSession(session, administrator.session.id))}
        end={endSession}
        endOthers={endOtherSessions}
      />
    </div>
  );
}
