import { ScreenButton } from "@/components/painel/screen-link";
import { Card } from "@/components/ui/card";
import { routes } from "@/lib/routes";
import type { UserData } from "@/lib/users/types";
import { Avatar } from "./avatar";

/** The account that is signed in stands apart: it can be edited, but only others can disable or delete it. */
export function OwnAccount({ user, last }: { user: UserData; last: boolean }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={user.name} picture={user.picture} />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">
          {user.name} <span className="font-normal text-muted">(você)</span>
        </h2>
        <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
        <p className="mt-1 text-sm">
          {last
            ? "Só você entra no painel: cadastre mais uma pessoa, para o site não depender de uma senha só."
            : "A sua conta só outra pessoa da equipe pode desabilitar ou excluir."}
        </p>
      </div>
      <ScreenButton href={routes.profile} look="secondary" className="max-sm:w-full">
        Editar perfil
      </ScreenButton>
    </Card>
  );
}
