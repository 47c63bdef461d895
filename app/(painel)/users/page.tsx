import { ArrowRightLeft } from "lucide-react";
import type { Metadata } from "next";
import { saveSecondFactorPolicy } from "@/app/(painel)/actions/second-factor";
import {
  clearSecondFactor,
  createPasswordLink,
  deleteUsers,
  setUserRole,
  setUsersActive,
  setUserType,
} from "@/app/(painel)/actions/users";
import { undoOf } from "@/app/(painel)/undo";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { LinkButton } from "@/components/ui/button";
import { Part } from "@/components/ui/part";
import { ManageUsers } from "@/components/users/manage-users";
import { OwnAccount } from "@/components/users/own-account";
import { SecondFactorPolicyForm } from "@/components/users/second-factor/second-factor-policy-form";
import { presentPage } from "@/lib/items/present-each";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { handoverCopy } from "@/lib/users/copy";
import { presentManagedUser } from "@/lib/users/present";
import { getSecondFactorPolicy } from "@/lib/users/second-factor-policy";
import { listUsers } from "@/lib/users/service";
import { isLastAdministrator } from "@/lib/users/team";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Equipe ADM" };

export default async function UsersPage({ searchParams }: PageProps<"/users">) {
  const administrator = await requireAdministrator(painelRoutes.users);
  const query = manageQuery.parse(await searchParams);
  const [others, lastAdministrator, undo, { offered, roles }] = await Promise.all([
    managedPage(query, (listed) => listUsers({ ...listed, exclude: administrator.id })),
    isLastAdministrator(administrator.id),
    undoOf("user", administrator.id),
    getSecondFactorPolicy(),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader title="Equipe ADM" create={{ href: painelRoutes.register, label: "Cadastrar ADM" }} />
      <OwnAccount user={presentManagedUser(administrator)} lastAdministrator={lastAdministrator} />
      <ManageBar
        query={query}
        resultCount={countInWords(others, "outra conta", "outras contas")}
        searchLabel="Buscar por nome ou e-mail"
      />
      <ManageUsers
        key={JSON.stringify(query)}
        query={query}
        list={presentPage(others, presentManagedUser)}
        remove={deleteUsers}
        undo={undo}
        setActive={setUsersActive}
        setType={setUserType}
        setRole={setUserRole}
        clearSecondFactor={clearSecondFactor}
        createPasswordLink={createPasswordLink}
      />
      <SecondFactorPolicyForm
        key={`${offered} ${roles}`}
        offered={offered}
        roles={roles}
        save={saveSecondFactorPolicy}
      />
      <Part
        id="diretoria"
        title="A diretoria vai mudar?"
        size="text-2xl"
        className="grid max-w-text justify-items-start gap-4 border-line border-t pt-6"
      >
        <p className="text-muted">
          Quem chega, quem sai, senhas novas, uma cópia testada e um documento para assinar: passo a passo.
        </p>
        <LinkButton href={painelRoutes.handover} variant="secondary">
          <ArrowRightLeft aria-hidden className="size-5" /> {handoverCopy.title}
        </LinkButton>
      </Part>
    </div>
  );
}
