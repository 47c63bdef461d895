"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { EntityForm } from "@/components/forms/entity-form";
import { PictureField } from "@/components/forms/pictures/picture-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm } from "@/components/forms/use-entity-form";
import { ROLE_LABELS, ROLES } from "@/lib/roles";
import { PASSWORD_MIN } from "@/lib/users/limits";
import type { UserValues } from "@/lib/users/schema";
import type { UserData } from "@/lib/users/types";
import { USER_TYPES } from "@/lib/users/user-type";
import type { ActionResult } from "@/lib/web/action-result";
import { Invitation } from "./invitation";
import { PasswordField } from "./password-field";
import { PasswordStrength } from "./password-strength";

type Props = {
  /** The path to go to after registration. */
  destination: string;
  save: (values: UserValues) => Promise<ActionResult<UserData>>;
};

/** Without a role: one chosen beforehand would be given unread, and the first one may do everything. */
const EMPTY: FormDefaults<UserValues> = {
  name: "",
  email: "",
  password: "",
  isAdmin: "true",
  role: undefined,
  image: "",
  imageAlt: "",
};

/** Registers an account. Without a stored draft, because it would contain the password. */
export function UserForm({ destination, save }: Props) {
  const router = useRouter();
  const form = useEntityForm({
    entity: "user",
    schema: async () => (await import("@/lib/users/schema")).userInput,
    toValues: () => EMPTY,
    toSend: (values) => (values.isAdmin === "true" ? values : { ...values, role: undefined }),
    save,
    onSaved: () => router.push(destination),
  });
  const { register, control, errorOf } = form;
  const { name = "", email = "", password = "", isAdmin, role } = useWatch({ control });

  return (
    <EntityForm form={form} submitLabel="Cadastrar" className="max-w-text">
      <TextField form={form} name="name" label="Nome" required autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="email"
          label="E-mail"
          required
          hint="É com ele que a pessoa entra."
          type="email"
          autoComplete="off"
        />
        <PasswordField
          id="password"
          label="Senha"
          error={errorOf("password")}
          hint={`Pelo menos ${PASSWORD_MIN} caracteres. A pessoa troca depois, no perfil.`}
          autoComplete="new-password"
          register={() => register("password")}
          strength={<PasswordStrength password={password} own={[name, email]} />}
        />
      </div>
      <Invitation
        account={{ name, email, password }}
        onGenerate={(generated) =>
          form.setValue("password", generated, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
      <SelectField
        form={form}
        name="isAdmin"
        label="Tipo de conta"
        options={USER_TYPES}
        hint="Quem é Administrador entra no painel. Uma conta Voluntário fica guardada, mas não entra."
        className="sm:w-auto! sm:justify-self-start"
      />
      {isAdmin === "true" && (
        <SelectField
          form={form}
          name="role"
          label="Papel"
          options={ROLE_LABELS}
          placeholder="Escolha o papel"
          hint={role ? ROLES[role].hint : "O que a pessoa vê e pode mudar no painel."}
          className="sm:w-auto! sm:justify-self-start"
        />
      )}
      <PictureField control={control} noun="foto" />
    </EntityForm>
  );
}
