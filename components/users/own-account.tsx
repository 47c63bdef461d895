import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { painelRoutes } from "@/lib/painel-routes";
import type { UserData } from "@/lib/users/types";

/** The signed-in account, which only other administrators can disable or delete. */
export function OwnAccount({ user, lastAdministrator }: { user: UserData; lastAdministrator: boolean }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={user.name} picture={user.picture} />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-sans font-semibold text-lg leading-snug tracking-normal">
          {user.name} <span className="font-normal text-muted">(você)</span>
        </h2>
        <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
        <p className="mt-1 text-sm">
          {lastAdministrator
            ? "Só você é da Administração: cadastre mais uma pessoa com este papel, para o site não depender de uma senha só."
            : "A sua conta só outra pessoa da equipe pode desabilitar ou excluir."}
        </p>
      </div>
      <LinkButton href={painelRoutes.profile} variant="secondary" className="max-sm:w-full">
        Editar perfil
      </LinkButton>
    </Card>
  );
}
