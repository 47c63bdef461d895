import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { ShortDate } from "@/components/ui/short-date";
import type { Picture } from "@/lib/images/picture";
import { ROLES } from "@/lib/roles";
import type { UserData } from "@/lib/users/types";
import { userType } from "@/lib/users/user-type";

/** The signed-in account as others see it. */
export function ProfileCard({ user, picture }: { user: UserData; picture?: Picture }) {
  const { name, email, isAdmin, role, createdAt } = user;
  return (
    <Card className="grid justify-items-center gap-1 p-6 text-center">
      <Avatar name={name} picture={picture} className="mb-3 size-24 text-3xl" />
      <p className="wrap-anywhere font-display font-bold text-xl leading-tight">{name || "Seu nome"}</p>
      <p className="wrap-anywhere text-muted">{email}</p>
      <p className="mt-3 text-muted text-sm">
        {userType(isAdmin)} desde <ShortDate moment={createdAt} />
      </p>
      {isAdmin && <p className="text-muted text-sm">Papel: {ROLES[role].label}</p>}
    </Card>
  );
}
