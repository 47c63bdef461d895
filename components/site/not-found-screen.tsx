import { LinkButton } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { Scene } from "./scene";

/** Metadata of a missing page. */
export const notFoundMetadata = {
  title: "Página não encontrada",
  description: "O endereço pode ter mudado ou ter sido digitado com algum erro.",
  robots: { index: false },
};

/** `start` is where its button leads: the home page of the site or of the dashboard. */
export function NotFoundScreen({ start = routes.home }: { start?: string }) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-10 px-4 pt-10 sm:pt-16 lg:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-5xl sm:text-7xl">ERROR 404</h1>
        <p className="font-medium text-2xl">Esta página voou com a pipa.</p>
        <p className="max-w-text text-lg text-muted">
          O endereço pode ter mudado ou ter sido digitado com algum erro. Comece de novo pela página inicial.
        </p>
        <LinkButton href={start}>Página Inicial</LinkButton>
      </div>
      <Scene name="pipas-e-baloes" sizes="(min-width: 1024px) 36rem, calc(100vw - 2rem)" priority />
    </div>
  );
}
