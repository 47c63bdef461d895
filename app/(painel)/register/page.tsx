import type { Metadata } from "next";
import { createUser } from "@/app/(painel)/actions/users";
import { UserForm } from "@/components/users/user-form";
import { painelRoutes, safeReturn } from "@/lib/painel-routes";
import { absolute } from "@/lib/site";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Cadastrar ADM" };

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  await requireAdministrator(painelRoutes.register);
  const { redirect } = await searchParams;
  const requested = typeof redirect === "string" ? redirect : undefined;
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Cadastrar ADM</h1>
      <UserForm destination={safeReturn(requested, absolute("/"), painelRoutes.users)} save={createUser} />
    </div>
  );
}
