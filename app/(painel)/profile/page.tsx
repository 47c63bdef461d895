import type { Metadata } from "next";
import { endOtherSessions, endSession, updateProfile } from "@/app/(painel)/actions/users";
import { OwnSessions } from "@/components/users/own-sessions";
import { ProfileForm } from "@/components/users/profile-form";
import { listSessions } from "@/lib/auth/sessions";
import { routes } from "@/lib/routes";
import { presentManagedUser, presentOwnSession } from "@/lib/users/present";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Perfil" };

export default async function ProfilePage() {
  const administrator = await requireAdministrator(routes.profile);
  const sessions = await listSessions(administrator);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Perfil</h1>
      <ProfileForm user={presentManagedUser(administrator)} save={updateProfile} />
      <OwnSessions
        sessions={sessions.map((session) => presentOwnSession(session, administrator.session.id))}
        end={endSession}
        endOthers={endOtherSessions}
      />
    </div>
  );
}
