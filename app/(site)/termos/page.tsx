import { TextPage } from "@/components/site/text-page";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { ofName, theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import type { Site } from "@/lib/settings/types";
import { siteMetadata } from "../site-metadata";

const LEAD = "O combinado entre nós e quem usa este site, em poucas palavras.";

export const generateMetadata = siteMetadata((site) => ({
  title: "Termos de uso",
  description: `${LEAD} Como comentar, usar os nossos textos e imagens, doar e participar ${ofName(site)}.`,
  path: routes.terms,
}));

const sectionsOf = (site: Site) => [
  {
    id: "o-site",
    title: "Este site",
    content: (
      <p>
        O site conta o que {theName(site)} faz, mostra a agenda e as doações recebidas e convida para participar. Ler é
        livre e não pede cadastro. Fazemos o possível para que tudo esteja certo e no ar; se encontrar um erro,{" "}
        <Link href={routes.contact}>avise a gente</Link>.
      </p>
    ),
  },
  {
    id: "comentarios",
    title: "Avaliações e comentários",
    content: (
      <>
        <p>Ao enviar uma avaliação, você concorda que o nome e o texto apareçam no site. Pedimos que você:</p>
        <ul>
          <li>escreva com respeito, também quando discordar;</li>
          <li>não exponha a vida, o endereço ou a foto de outras pessoas;</li>
          <li>não faça propaganda nem publique conteúdo ilegal.</li>
        </ul>
        <p>
          Podemos ocultar ou excluir o que fugir disso. Você pode pedir a qualquer momento que a sua avaliação saia.
        </p>
      </>
    ),
  },
  {
    id: "textos-e-imagens",
    title: "Textos e imagens",
    content: (
      <p>
        Pode compartilhar os nossos textos, dizendo de onde vieram e sem mudar o sentido. As fotos mostram pessoas de
        verdade: para usá-las fora daqui, peça antes.
      </p>
    ),
  },
  {
    id: "doacoes",
    title: "Doações",
    content: (
      <p>
        Doar é voluntário e não dá direito a nada em troca. Usamos cada doação na ação indicada ou, sem indicação, onde
        fizer mais falta, e publicamos o registro na <Link href={routes.donations()}>transparência</Link>. Se doou por
        engano, fale conosco logo, e devolvemos o que ainda não tiver sido usado.
      </p>
    ),
  },
  {
    id: "voluntariado",
    title: "Voluntariado",
    content: (
      <p>
        O trabalho voluntário segue a Lei 9.608/1998: não é remunerado e não gera vínculo de emprego. As condições são
        combinadas na roda de acolhida e registradas num termo de adesão.
      </p>
    ),
  },
  {
    id: "outros-sites",
    title: "Links para outros sites",
    content: (
      <p>Há links para o WhatsApp, o Instagram e outros endereços que não são nossos. Lá valem as regras de cada um.</p>
    ),
  },
  {
    id: "mudancas",
    title: "Mudanças e lei aplicável",
    content: (
      <p>
        Se estes termos mudarem, a versão nova aparece aqui. Vale a lei brasileira. O que acontece com os seus dados
        está em <Link href={routes.privacy}>Privacidade</Link>.
      </p>
    ),
  },
];

export default async function TermsPage() {
  return <TextPage title="Termos de uso" lead={LEAD} sections={sectionsOf(await readSite())} />;
}
