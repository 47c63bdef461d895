import type { ComponentProps } from "react";
import { StaticPicture } from "@/components/ui/static-picture";

/** What each one shows, for people who do not see it. */
const SCENES = {
  "cafe-com-vizinhas": "Duas vizinhas tomam café juntas à mesa, com bolo e frutas",
  entrega: "Um voluntário de bicicleta entrega uma cesta na porta de uma família",
  "montagem-cestas": "Voluntários montam cestas com alimentos em volta de uma mesa",
  "pipas-e-baloes": "", // says nothing that the words beside it do not
  "roda-de-treinamento": "Pessoas de várias idades conversam em roda num treinamento",
} as const;

type Props = { name: keyof typeof SCENES } & Pick<
  ComponentProps<typeof StaticPicture>,
  "sizes" | "priority" | "className"
>;

/** A drawing that comes with the site. */
export function Scene({ name, className = "", ...props }: Props) {
  return (
    <StaticPicture
      {...props}
      base={`/cenas/${name}`}
      alt={SCENES[name]}
      widths={[720, 1280]}
      width={1600}
      height={1000}
      className={`aspect-[8/5] w-full rounded-card object-cover ${className}`}
    />
  );
}
