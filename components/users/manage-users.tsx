"use client";

import { useState } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { FEMININE } from "@/components/manage/bulk-bar";
import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ManageListProps } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { useFailure } from "@/components/manage/use-failure";
import { Alert } from "@/components/ui/alert";
import { Avatar } from "@/components/ui/avatar";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ShortDate } from "@/components/ui/short-date";
import { ROLES, type Role } from "@/lib/roles";
import { userCopy } from "@/lib/users/copy";
import type { UserData } from "@/lib/users/types";
import { userType } from "@/lib/users/user-type";
import type { ActionResult } from "@/lib/web/action-result";
import { PasswordLinkDialog } from "./password-link-dialog";
import { RoleDialog } from "./role-dialog";
import { UserTools } from "./user-tools";

type PasswordLink = { name: string; address: string };

type Props = Pick<ManageListProps<UserData>, "query" | "list" | "remove" | "undo"> & {
  setActive: NonNullable<ManageListProps<UserData>["setActive"]>;
  setType: (input: { _id: string; isAdmin: boolean }) => Promise<ActionResult>;
  setRole: (input: { _id: string; role: Role }) => Promise<ActionResult>;
  clearSecondFactor: (input: { _id: string }) => Promise<ActionResult>;
  createPasswordLink: (input: { _id: string }) => Promise<ActionResult<PasswordLink>>;
};

/** Other people's accounts. */
export function ManageUsers({ setType, setRole, clearSecondFactor, createPasswordLink, ...props }: Props) {
  const { setActive } = props;
  const [failure, tell] = useFailure();
  const [link, setLink] = useState<PasswordLink>();
  /** The account whose role, and the one whose second factor, a dialog is about. */
  const [choosing, setChoosing] = useState<UserData>();
  const [clearing, setClearing] = useState<UserData>();

  /** Reports the result of a change of one account. */
  async function report(change: Promise<ActionResult<unknown>>) {
    const result = await change;
    tell(result.ok ? undefined : result.message);
    if (result.ok) toast.success(result.message);
  }

  async function makeLink({ _id }: UserData) {
    const result = await callOrSignIn(createPasswordLink, { _id });
    tell(result.ok ? undefined : result.message);
    if (result.ok) setLink(result.data);
  }

  function choose(user: UserData, role: Role) {
    setChoosing(undefined);
    void report(callOrSignIn(setRole, { _id: user._id, role }));
  }

  function clear(user: UserData) {
    setClearing(undefined);
    void report(callOrSignIn(clearSecondFactor, { _id: user._id }));
  }

  return (
    <>
      <ConfirmDialog
        open={clearing !== undefined}
        title={`Tirar o segundo fator de ${clearing?.name}?`}
        detail="Para quem perdeu o celular e os códigos de recuperação: a conta volta a entrar só com a senha. Confirme antes, por outro meio, que é a própria pessoa que pede."
        confirm="Tirar"
        onConfirm={() => clearing && clear(clearing)}
        onClose={() => setClearing(undefined)}
      />
      {link && <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />}
      {choosing && (
        <RoleDialog
          user={choosing}
          onChoose={(role) => choose(choosing, role)}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {failure && <Alert>{failure}</Alert>}
      <ManageList
        {...props}
        labels={FEMININE}
        copy={userCopy}
        nameOf={({ name }) => name}
        tools={(user) => (
          <UserTools
            user={user}
            onSwitch={() => report(callOrSignIn(setActive, { ids: [user._id], active: !user.active }))}
            onChangeType={() => report(callOrSignIn(setType, { _id: user._id, isAdmin: !user.isAdmin }))}
            onChangeRole={() => setChoosing(user)}
            onClearSecondFactor={() => setClearing(user)}
            onPasswordLink={() => makeLink(user)}
          />
        )}
      >
        {(user) => <UserSummary user={user} />}
      </ManageList>
    </>
  );
}

function UserSummary({ user }: { user: UserData }) {
  const { name, email, isAdmin, role, secondFactor, active, picture, createdAt } = user;
  return (
    <>
      <Avatar name={name} picture={picture} />
      <CardSummary title={name} badges={<StatusBadge active={active} />}>
        <p className="wrap-anywhere text-muted text-sm">{email}</p>
        <p className="text-muted text-sm">
          {userType(isAdmin)} desde <ShortDate moment={createdAt} />
          {isAdmin && ` · ${ROLES[role].label}`}
          {secondFactor && " · segundo fator ligado"}
        </p>
      </CardSummary>
    </>
  );
}
