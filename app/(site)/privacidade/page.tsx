import { TextPage } from "@/components/site/text-page";
import { KNOWN_BROWSER_DAYS } from "@/lib/auth/lifetimes";
import { routes } from "@/lib/routes";
import { ofName, theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import type { Site } from "@/lib/settings/types";
import { TRASH_DAYS } from "@/lib/trash/limits";
import { VISITS_KEPT_MONTHS } from "@/lib/visits/types";
import { siteMetadata } from "../site-metadata";
import { ContactWays } from "./contact-ways";
import { StoredData } from "./stored-data";

const LEAD = "Guardamos o mínimo, dizemos para quê, não vendemos nada e apagamos quando você pedir.";

export const generateMetadata = siteMetadata((site) => ({
  title: "Privacidade",
  description: `${LEAD} Veja quais dados pessoais o site ${ofName(site)} guarda e quais são os seus direitos pela LGPD.`,
  path: routes.privacy,
}));

export default async function PrivacyPage() {
  return <TextPage title="Privacidade" lead={LEAD} sections={sectionsOf(await readSite())} />;
}

const sectionsOf = (site: Site) => [
  {
    id: "quem-cuida",
    title: "Quem cuida dos seus dados",
    content: (
      <p>
        Quem responde pelos dados deste site (o controlador, na lei) é {theName(site)}
        {site.cnpj && `, CNPJ ${site.cnpj}`}, de {site.city}, {site.state}. Para qualquer assunto de privacidade,
        inclusive os pedidos abaixo, <ContactWays site={site} />.
      </p>
    ),
  },
  {
    id: "o-que-guardamos",
    title: "O que guardamos, e para quê",
    content: <StoredData />,
  },
  {
    id: "cookies",
    title: "Cookies e o que fica no seu navegador",
    content: <Cookies />,
  },
  {
    id: "seguranca",
    title: "Segurança e limite de tentativas",
    content: (
      <p>
        Para barrar robôs e quem tenta adivinhar senhas, contamos por alguns minutos (no máximo um dia) quantas vezes um
        endereço de internet (IP) envia mensagens, promessas, avisos de doação, avaliações, reações ou senhas erradas,
        pede uma senha nova ou uma chave de acesso, baixa as doações num arquivo ou erra o link de uma prévia. Depois, a
        contagem é apagada. O endereço de uma senha errada, de um envio além do limite e de um pedido recusado fica
        também no diário técnico do servidor, que só quem cuida do servidor lê. É o nosso legítimo interesse em manter o
        site funcionando (LGPD, art. 7º, IX).
      </p>
    ),
  },
  {
    id: "com-quem",
    title: "Com quem compartilhamos",
    content: (
      <p>
        Com ninguém, salvo as empresas que hospedam o site, as suas imagens e as cópias de segurança, que guardam os
        dados por nós, o serviço de e-mail Resend, nos Estados Unidos, que pode levar as mensagens do formulário até o
        nosso e-mail, o endereço e o lembrete de uma promessa até o e-mail de quem prometeu, e os avisos às contas do
        painel, o hCaptcha, quando verifica quem escreve, e as autoridades, quando a lei obriga. Não vendemos nem
        trocamos dados.
      </p>
    ),
  },
  {
    id: "quanto-tempo",
    title: "Por quanto tempo",
    content: <Retention />,
  },
  {
    id: "seus-direitos",
    title: "Os seus direitos",
    content: <Rights site={site} />,
  },
  {
    id: "criancas",
    title: "Crianças e adolescentes",
    content: (
      <p>
        Fotos e histórias de crianças só são publicadas com a autorização de quem responde por elas, e saem do site
        assim que a família pedir.
      </p>
    ),
  },
];

function Cookies() {
  return (
    <>
      <ul>
        <li>
          <code>nova-visitante</code>: o número sorteado das reações. Nasce na primeira reação e dura um ano.
        </li>
        <li>
          <code>theme</code>: a sua escolha entre tema claro e escuro. Não é um cookie e não sai do seu navegador.
        </li>
        <li>
          <code>next-auth…</code>: a sessão de quem entra no painel de administração. Visitantes não recebem. Enquanto
          ela vale, um dia no máximo, o nosso banco guarda o tipo de aparelho e a hora do último uso. A hora da entrada
          fica no histórico do painel.
        </li>
        <li>
          <code>nova-navegador</code>: um selo que diz que neste navegador alguém já entrou no painel, para que quem
          erre senhas de propósito não deixe essa pessoa do lado de fora. Não traz nome nem e-mail, e não abre nada sem
          a senha. Dura {KNOWN_BROWSER_DAYS} dias desde a última entrada. Visitantes não recebem.
        </li>
        <li>
          <code>nova-menu</code>, <code>nova-edita</code> e <code>nova-reviews-seen</code>: se o menu do painel está
          recolhido (um ano), se as páginas mostram a quem cuida do site o atalho “Editar”, e quando as avaliações foram
          vistas pela última vez. Visitantes não recebem.
        </li>
        <li>
          <code>nova-rascunho:…</code>: o que quem administra o site escreve num formulário e ainda não salvou, para que
          nada se perca se a página fechar. Não é um cookie; só o de um artigo vai também para o nosso banco. Vale por
          uma semana no máximo, ou até salvar, descartar ou sair da conta; vencido, é apagado quando alguém abre ali um
          formulário. <code>nova-aba</code> e <code>nova-saida</code> dizem de que aba ele é e quando alguém saiu.
          Visitantes não recebem.
        </li>
        <li>
          <code>nova-aparelho</code>: um nome sorteado do navegador de quem escreve artigos, para que o rascunho saiba
          em que aparelho foi escrito. Visitantes não recebem.
        </li>
      </ul>
      <p>
        Vídeos de outros sites (YouTube, Vimeo e Instagram) só são carregados quando você toca neles. Antes disso, esses
        sites não sabem da sua visita. Depois, valem as regras de privacidade deles: pedimos ao YouTube e ao Vimeo que
        não usem cookies de rastreamento, e o Instagram pode usar os dele.
      </p>
      <p>Como nenhum deles serve para publicidade ou rastreamento, não há aviso de cookies a aceitar.</p>
    </>
  );
}

function Retention() {
  return (
    <>
      <p>
        Mensagens do formulário ficam até o assunto se resolver, ou até você pedir que as apaguemos. Avaliações ficam
        enquanto o artigo existir ou até você pedir que saiam. Dados de voluntários, enquanto participarem e
        autorizarem. Registros de doações, pelo prazo que a lei exige para a prestação de contas.
      </p>
      <p>
        O que apagamos sai do site na hora e fica {TRASH_DAYS} dias numa lixeira que só quem administra o site vê, para
        o caso de um engano. Nesse tempo, o retrato de uma pessoa não abre mais; quem guardou o endereço de outra imagem
        ainda consegue abri-la. Depois some do nosso banco, com as imagens que só ele mostrava. Quando você pede que
        algo suma já, excluímos de vez, e então tudo isso leva no máximo um minuto. Só enquanto o site está com defeito
        uma página guardada de antes ainda pode aparecer.
      </p>
      <p>
        Uma imagem que nada mais mostra, porque foi trocada ou não chegou a ser usada, é apagada em cerca de uma semana,
        a não ser que a equipe a tenha guardado para usar de novo. O navegador de quem já viu uma imagem pode guardar
        uma cópia dela por até um dia.
      </p>
      <p>
        Cópias de segurança são criptografadas, e o que foi apagado ainda está nas que foram feitas antes. As diárias
        são apagadas em cerca de seis meses, à medida que outras são feitas; desligadas, fica só a última. Todas servem
        só para trazer o site de volta depois de um acidente, e então apagamos de novo o que já tínhamos apagado a seu
        pedido.
      </p>
      <p>Quantas vezes cada página foi aberta num dia, um número sem dado pessoal, fica {VISITS_KEPT_MONTHS} meses.</p>
      <p>
        Do que foi apagado de vez, o histórico do painel guarda quem apagou, quando, e que tipos de campo havia; de um
        aviso de doação, também o valor e o dia. Nada disso diz quem você é.
      </p>
    </>
  );
}

function Rights({ site }: { site: Site }) {
  return (
    <>
      <p>
        A Lei Geral de Proteção de Dados (Lei 13.709/2018, art. 18) garante que você possa, sem pagar nada e a qualquer
        momento:
      </p>
      <ul>
        <li>saber se temos dados seus e receber uma cópia;</li>
        <li>corrigir o que estiver errado ou desatualizado;</li>
        <li>pedir que apaguemos, anonimizemos ou deixemos de usar os seus dados;</li>
        <li>voltar atrás numa autorização que deu;</li>
        <li>saber com quem compartilhamos os seus dados.</li>
      </ul>
      <p>
        Para pedir, <ContactWays site={site} />. Respondemos em até 15 dias. Se não ficar satisfeito, você também pode
        reclamar à{" "}
        <a href="https://www.gov.br/anpd/" rel="noopener noreferrer">
          Autoridade Nacional de Proteção de Dados
        </a>
        .
      </p>
    </>
  );
}
