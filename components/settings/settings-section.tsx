import type { ReactNode } from "react";

/** The titles of the sections, in order, by their anchors. */
export const SECTIONS = {
  organizacao: "Organização",
  marca: "Marca",
  textos: "Textos",
  inicio: "Página inicial",
  banner: "Banner",
  contatos: "Contatos",
  redes: "Redes sociais",
  doacoes: "Doações",
  avaliacoes: "Avaliações",
  promessas: "Do que precisamos",
  integracoes: "Integrações",
};

type Props = { id: keyof typeof SECTIONS; lead: ReactNode; children: ReactNode };

export function SettingsSection({ id, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="grid scroll-mt-20 gap-5 border-line border-t pt-6">
      <div className="grid gap-1">
        <h2 id={`${id}-titulo`} className="text-2xl">
          {SECTIONS[id]}
        </h2>
        <p className="max-w-text text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
