"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { FormStatus } from "@/components/forms/form-status";
import { ImageField } from "@/components/forms/image-field";
import { useEntityForm } from "@/components/forms/use-entity-form";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ActionResult } from "@/lib/action-result";
import { USER_TYPES, type UserData } from "@/lib/users/model";
import { PASSWORD_MIN, type UserDraft, userInput } from "@/lib/users/schema";
import { PasswordField } from "./password-field";

type Props = {
  /** Where to go when the account is registered: an address of this site. */
  destination: string;
  save: (draft: UserDraft) => Promise<ActionResult<UserData>>;
};

const EMPTY = { name: "", email: "", password: "", isAdmin: "true", image: "", imageAlt: "" } as const;

/** Registers an account. Without a draft in the browser, which would keep the password. */
export function UserForm({ destination, save }: Props) {
  const router = useRouter();
  const hydrated = useHydrated();
  const form = useEntityForm({
    schema: userInput,
    toDraft: (): UserDraft => EMPTY,
    save,
    saved: () => router.push(destination),
  });
  const { register, setValue, control, submit, errorOf, saving } = form;
  const draft = useWatch({ control });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-text gap-5">
      <Field id="name" label="Nome" required error={errorOf("name")}>
        {(props) => <input {...props} {...register("name")} autoComplete="off" className={CONTROL} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="email" label="E-mail" required error={errorOf("email")} hint="É com ele que a pessoa entra.">
          {(props) => <input {...props} {...register("email")} type="email" autoComplete="off" className={CONTROL} />}
        </Field>
        <PasswordField
          id="password"
          label="Senha"
          needed
          error={errorOf("password")}
          hint={`Pelo menos ${PASSWORD_MIN} caracteres. A pessoa troca depois, no perfil.`}
          autoComplete="new-password"
          register={() => register("password")}
        />
      </div>
      <Field
        id="isAdmin"
        label="Tipo de usuário"
        required
        error={errorOf("isAdmin")}
        hint="Quem é Administrador cuida do site todo. Uma conta Voluntário fica guardada, mas não entra no painel."
      >
        {(props) => (
          <select {...props} {...register("isAdmin")} className={`${CONTROL} sm:w-auto! sm:justify-self-start`}>
            {Object.entries(USER_TYPES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ImageField
        value={draft.image ?? ""}
        onChange={(image) =>
          setValue("image", image, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        alt={draft.imageAlt ?? ""}
        onAltChange={(alt) => setValue("imageAlt", alt, { shouldDirty: true })}
        error={errorOf("image")}
        altError={errorOf("imageAlt")}
      />
      <FormStatus form={form} />
      <Button type="submit" disabled={saving || !hydrated} className="justify-self-start">
        {saving ? "Cadastrando…" : "Cadastrar"}
      </Button>
    </form>
  );
}
