"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { toast } from "sonner";
import { EntityForm } from "@/components/forms/entity-form";
import { PictureField, pictureValues } from "@/components/forms/pictures/picture-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, type FormFields, useEntityForm } from "@/components/forms/use-entity-form";
import { useFocusWhenGone } from "@/components/forms/use-focus-when-gone";
import { Part } from "@/components/ui/part";
import { previewPicture } from "@/components/ui/preview-picture";
import { profileCopy } from "@/lib/users/copy";
import { PASSWORD_MIN } from "@/lib/users/limits";
import type { ProfileValues } from "@/lib/users/schema";
import type { UserData } from "@/lib/users/types";
import type { ActionResult } from "@/lib/web/action-result";
import { PasswordField } from "./password-field";
import { PasswordStrength } from "./password-strength";
import { ProfileCard } from "./profile-card";

type Props = { user: UserData; save: (values: ProfileValues) => Promise<ActionResult<UserData>> };

/** The signed-in account. Without a stored draft, because it would contain passwords. */
export function ProfileForm({ user, save }: Props) {
  const [saved, setSaved] = useState(user);
  const form = useEntityForm({
    entity: "user",
    schema: async () => (await import("@/lib/users/schema")).profileInput,
    item: user,
    toValues: valuesOf,
    save,
    onSaved: setSaved,
  });
  const { setError, control } = form;
  const values = useWatch({ control });
  const { name = "", email = "", password = "", image = "" } = values;
  const known = form.formState.defaultValues?.email;
  const needsPassword = password !== "" || email.trim().toLowerCase() !== known;

  function submit(event: FormEvent) {
    if (password === values.confirmation) return form.submit(event);
    event.preventDefault();
    toast.error(profileCopy.mismatch);
    setError("confirmation", { message: profileCopy.mismatch }, { shouldFocus: true });
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <ProfileCard
        user={{ ...saved, name, email }}
        picture={image ? previewPicture(image, "", saved.picture) : undefined}
      />
      <EntityForm form={{ ...form, submit }} submitLabel="Salvar perfil">
        <div className="grid gap-8">
          <Part id="dados" title="Seus dados" size="text-2xl" className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField form={form} name="name" label="Nome" required autoComplete="name" />
              <TextField form={form} name="email" label="E-mail" required type="email" autoComplete="username" />
            </div>
            <PictureField control={control} noun="foto" />
          </Part>
          <NewPassword form={form} strength={<PasswordStrength password={password} own={[name, email]} />} />
        </div>
        {needsPassword && <CurrentPassword form={form} />}
      </EntityForm>
    </div>
  );
}

function NewPassword({ form, strength }: { form: FormFields<ProfileValues>; strength: ReactNode }) {
  return (
    <Part
      id="senha"
      title="Trocar a senha"
      size="text-2xl"
      lead="Deixe em branco para continuar com a que você tem."
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          id="password"
          label="Nova senha"
          error={form.errorOf("password")}
          hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}
          autoComplete="new-password"
          register={() => form.register("password")}
          strength={strength}
        />
        <PasswordField
          id="confirmation"
          label="Repita a nova senha"
          error={form.errorOf("confirmation")}
          hint="Ao trocar, os outros aparelhos em que você entrou saem da conta."
          autoComplete="new-password"
          register={() => form.register("confirmation")}
        />
      </div>
    </Part>
  );
}

/** Gone after the save. */
function CurrentPassword({ form }: { form: FormFields<ProfileValues> }) {
  const box = useFocusWhenGone<HTMLDivElement>((gone) => gone.closest("form")?.querySelector('[type="submit"]'));
  return (
    <div ref={box} className="rounded-card bg-sunken p-5">
      <PasswordField
        id="currentPassword"
        label="Senha atual"
        error={form.errorOf("currentPassword")}
        hint={`${profileCopy.confirmWith}: assim ninguém faz isso por você num computador esquecido aberto.`}
        autoComplete="current-password"
        register={() => form.register("currentPassword")}
      />
    </div>
  );
}

function valuesOf(user?: UserData): FormDefaults<ProfileValues> {
  return {
    name: user?.name ?? "",
    email: user?.email ?? "",
    ...pictureValues(user),
    password: "",
    confirmation: "",
    currentPassword: "",
  };
}
