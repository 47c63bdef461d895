import type { Metadata } from "next";
import { ProfileForm } from "@/components/users/profile-form";
import { routes } from "@/lib/routes";
import { presentManagedUser } from "@/lib/users/present";
import { requireAdministrator } from "@/lib/web/session";
import { updateProfile } from "../actions/users";

export const metadata: Metadata = { title: "Perfil" };

export default async function ProfilePage() {
  const administrator = await requireAdministrator(routes.profile);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Perfil</h1>
      <ProfileForm user={presentManagedUser(administrator)} save={updateProfile} />
    </div>
  );
}
