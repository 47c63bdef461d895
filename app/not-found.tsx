import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Página não encontrada", robots: { index: false } };

export default function NotFound() {
  return (
    <main className="mx-auto grid min-h-[70vh] max-w-page content-center justify-items-start gap-6 px-4">
      <h1 className="text-6xl sm:text-8xl">ERROR 404</h1>
      <p className="max-w-text text-lg text-muted">
        Não encontramos esta página. O endereço pode ter mudado ou ter sido digitado com algum erro.
      </p>
      <LinkButton href={routes.home}>Página Inicial</LinkButton>
    </main>
  );
}
