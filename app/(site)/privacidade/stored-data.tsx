import { CLAIM_DAYS } from "@/lib/donations/claims/fields";
import { PROMISE_KEPT_DAYS, PROMISE_READERS } from "@/lib/needs/promises/fields";
import { DRAFT_DAYS } from "@/lib/posts/limits";
import { whoMay } from "@/lib/roles";

/** Personal data by kind of visitor, with its legal basis. */
export function StoredData() {
  return (
    <>
      <h3>Quando você só lê</h3>
      <p>
        Nada que identifique você. Contamos quantas vezes cada página foi aberta em cada dia, e só isso: o número não
        diz quem abriu, nem de onde, nem com qual aparelho. Não há ferramentas de estatística de terceiros nem de
        publicidade, e as letras, as imagens e os programas do site vêm do nosso próprio servidor. Uma imagem que uma
        página traga de outro endereço é pedida a esse endereço pelo seu navegador, e a verificação contra robôs do
        formulário de contato, quando ligada, ao hCaptcha.
      </p>
      <h3>Quando você avalia um artigo</h3>
      <p>
        O nome, o e-mail, a nota, o comentário, o título (se houver) e a data. Tudo isso aparece no site, menos o
        e-mail. Ele serve para evitar abusos e nunca aparece inteiro: só a primeira letra de cada parte e a terminação,
        como em <code>m***@e***.br</code>. A base legal é o seu consentimento, dado ao enviar (LGPD, art. 7º, I).
      </p>
      <h3>Quando você reage a um artigo</h3>
      <p>
        Um número sorteado, num cookie do seu navegador, para que cada pessoa conte uma vez. No nosso banco fica só um
        resumo desse número, do qual não se chega a você.
      </p>
      <h3>Quando você fala conosco</h3>
      <p>
        Pelo formulário do site, guardamos o seu nome, o seu e-mail, o assunto (se houver), a mensagem e a data, para
        responder e cuidar do que você pediu. Só {whoMay("messages:read")} leem; nada disso aparece no site. A base
        legal é o seu pedido (LGPD, art. 7º, V e IX).
      </p>
      <p>
        Para barrar robôs, o formulário pode mostrar a verificação do hCaptcha. Ela só é carregada quando você começa a
        escrever, e então o seu navegador fala com o hCaptcha, que tem a sua própria política de privacidade. Nós
        guardamos apenas se a verificação não respondeu.
      </p>
      <p>
        O que você nos escrever por e-mail ou WhatsApp fica pelo tempo necessário para responder e cuidar do assunto. O
        WhatsApp tem a sua própria política de privacidade.
      </p>
      <h3>Se você é voluntário ou voluntária</h3>
      <p>
        Nome, foto, profissão, papel no projeto e depoimento, que publicamos com a sua autorização, e o telefone, que só{" "}
        {whoMay("volunteers:read")} veem.
      </p>
      <h3>Se você doa</h3>
      <p>
        O valor ou os itens, a data, a ação a que a doação serviu e o que anotamos sobre ela aparecem na transparência.
        O seu nome só aparece se você permitir; sem isso, mostramos “Doador(a) anônimo(a)”. O registro interno é uma
        obrigação de prestação de contas (LGPD, art. 7º, II).
      </p>
      <p>
        Se você avisa pelo site que doou, guardamos o valor, o dia e, se você quiser, o seu nome, a permissão de
        publicá-lo e um contato. O nome e o contato, só {whoMay("donations:write")} leem, para conferir o extrato do
        banco; confirmada, a doação segue com o valor, o dia e o nome. O aviso e o contato são apagados{" "}
        {CLAIM_DAYS.settled} dias depois de conferidos, e sempre até {CLAIM_DAYS.waiting + CLAIM_DAYS.settled} dias
        depois de enviados. A base legal é o seu consentimento (LGPD, art. 7º, I).
      </p>
      <h3>Quando você promete levar alguma coisa</h3>
      <p>
        O que você vai levar, o seu nome e o telefone ou o e-mail que informar, só para combinar a entrega. Só{" "}
        {PROMISE_READERS} veem; no site aparece apenas a soma das promessas. Com o endereço da promessa você mesmo muda
        a quantidade ou desiste; com e-mail, esse endereço e um lembrete podem ir também para ele. Apagamos a promessa{" "}
        {PROMISE_KEPT_DAYS} dias depois que o prazo dela acaba ou que você desiste; o que chegou é uma doação, que segue
        com o seu nome, como acima. A base legal é o seu pedido (LGPD, art. 7º, V).
      </p>
      <h3>Se você administra o site</h3>
      <p>
        Nome, e-mail, os aparelhos em que entrou, e a senha em forma cifrada, que nem nós conseguimos ler; com segundo
        fator, também o segredo do aplicativo, criptografado, e a parte pública das chaves de acesso, com o último uso.
        O histórico do painel guarda quando cada pessoa entrou e o que mudou, com o nome dela, também depois que a conta
        sai. O que você começa a escrever num artigo fica guardado como rascunho até ser salvo ou descartado, no máximo{" "}
        {DRAFT_DAYS} dias depois da última mudança; quem edita artigos também o vê. O que você digita nos formulários e
        não salva fica também no seu navegador, e vale por uma semana no máximo, ou até salvar, descartar ou sair da
        conta.
      </p>
    </>
  );
}
