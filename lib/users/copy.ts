import { PASSWORD_LINK_MINUTES } from "../auth/lifetimes";
import { ROLES, type Role } from "../roles";
import { countOf } from "../text";
import { PASSWORD_MIN } from "./limits";

const accounts = (count: number) => countOf(count, "conta", "contas");

export const userCopy = {
  created: "Usuário Adicionado",
  invite: "Sem ideia para a senha? Gere uma. Com nome, e-mail e senha preenchidos, dá para copiar um convite.",
  copyNow:
    "O convite leva o endereço, o e-mail e a senha. Copie agora e envie, por exemplo no WhatsApp, só à própria pessoa: depois de cadastrar, a senha não aparece mais.",
  invitation: ({ name, address, email, password }: Record<"name" | "address" | "email" | "password", string>) =>
    `Olá, ${name.trim()}! Sua conta no painel:\n\n${address}\nE-mail: ${email.trim()}\nSenha: ${password}\n\nDepois de entrar, troque a senha no seu perfil.`,
  deleted: (count: number) => (count === 1 ? "Conta excluída" : `${count} contas excluídas`),
  missing: "Conta não encontrada",
  notAll: "Nem todas estas contas existem mais, e nada mudou. Confira a lista e tente de novo",
  taken: "Já existe uma conta com este e-mail",
  guessable:
    "Esta senha é fácil de adivinhar. Junte três palavras que não combinam, sem o seu nome, o e-mail nem o nome da organização",
  notFirst: "Já existe uma conta de administrador",
  confirmDelete: "Tem certeza que deseja excluir esta conta?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} contas?`,
  switched: (count: number, active: boolean) =>
    `${accounts(count)} ${active ? "ativa" : "desabilitada"}${count === 1 ? "" : "s"}`,
  madeOf: ({ name, isAdmin, role }: { name: string; isAdmin: boolean; role: Role }) =>
    isAdmin
      ? `${name} agora entra no painel, com o papel ${ROLES[role].label}`
      : `${name} agora é conta de voluntário, sem acesso ao painel`,
  noAccess: "Esta conta não entra mais no painel: dê o acesso de novo antes de escolher o papel",
  roleOf: (name: string, role: Role) => `${name} agora tem o papel ${ROLES[role].label}`,
  self: "Esta conta é a sua: só outra pessoa da Administração pode desabilitar, mudar o tipo ou o papel, ou excluir",
  last: "Esta é a última conta de administrador ativa. Sem ela, ninguém mais cuidaria do painel",
  none: "Mais ninguém por aqui ainda",
} as const;

export const signInCopy = {
  wrong: "E-mail ou senha inválidos",
  notAdministrator: "Você não é um administrador",
  noCookies:
    "Este navegador está recusando cookies, e sem eles ninguém entra. Permita os cookies deste site e tente de novo",
  /** Shown only where the page's scripts have not come for some seconds: of a site with https they never come over http. */
  noScripts:
    "A página ainda não carregou inteira. Se o botão não acordar, confira se o endereço começa com https:// (quando o site tem certificado) e recarregue.",
} as const;

export const passwordLinkCopy = {
  make: "Link para nova senha",
  explain: `Vale por ${PASSWORD_LINK_MINUTES} minutos, uma vez. Quem o abrir escolhe a senha desta conta: envie só à própria pessoa, por um meio em que você confia.`,
  message: (name: string, address: string) =>
    `Olá, ${name}. Este link é para escolher a sua nova senha do painel. Ele vale por ${PASSWORD_LINK_MINUTES} minutos: ${address}`,
  own: "A sua própria senha se troca no Perfil",
  noAccess: "Esta conta não entra no painel: ative-a, ou mude o tipo, antes de fazer o link",
  recorded: "link para uma nova",
  hint: `Pelo menos ${PASSWORD_MIN} caracteres: três palavras que não combinam são boas.`,
  ended: "Este link não vale mais. Se você acabou de escolher a senha, entre com ela; senão, peça outro link",
  askHint:
    "O da sua conta no painel. O link chega por ele; sem acesso a ele, peça ajuda a outra pessoa da Administração.",
  asked: "Pedido recebido. Se este e-mail for o de uma conta do painel, o link chega em alguns minutos",
  noMail: "Este site não envia e-mails. Peça o link a outra pessoa da Administração",
  done: "Senha trocada. Agora é só entrar",
} as const;

export const secondFactorCopy = {
  needed: "Digite o código do aplicativo, ou um código de recuperação",
  wrong:
    "Este código não vale, ou já foi usado. Espere o próximo e tente de novo. Se nenhum vale, acerte a hora do celular",
  none: "Esta conta não tem segundo fator",
  added: "Segundo fator ligado",
  removed: "Segundo fator desligado",
  renewed: "Códigos novos: os antigos não valem mais",
  renewedInHistory: "códigos de recuperação novos",
  used: { app: "código do aplicativo", recovery: "código de recuperação", passkey: "chave de acesso" },
  cleared: (name: string) => `${name} agora entra só com a senha`,
  notOffered: "A Administração desligou o segundo fator",
  policySaved: "Regra do segundo fator salva",
  policyChanged:
    "Outra pessoa mudou a regra depois que você abriu a tela. A regra nova está na tela: confira e mude de novo",
  due: (date: string) => `Até ${date}, ligue o segundo fator no seu perfil: depois disso, só o perfil abre sem ele.`,
  overdue: "Para continuar, ligue o segundo fator no seu perfil",
} as const;

export const passkeyCopy = {
  added: "Chave de acesso adicionada",
  removed: "Chave de acesso tirada",
  addedInHistory: (device: string) => `adicionada (${device})`,
  removedInHistory: (device: string) => `tirada (${device})`,
  missing: "Esta chave de acesso já não existe",
  notMade: "O navegador não fez a chave. Tente de novo",
  wrong: "Esta chave de acesso não serviu. Tente de novo, ou entre com e-mail e senha",
  tooMany: "Esta conta tem chaves demais: tire as que não usa",
} as const;

export const handoverCopy = {
  title: "Passagem de bastão",
  out: "saiu",
  gone: "Conta excluída",
  changed: accounts,
  done: "Passagem feita. Cada pessoa que fica precisa de uma senha nova",
  copied: "Passagem feita, e a cópia de segurança foi feita e testada. Cada pessoa que fica precisa de uma senha nova",
  teamChanged: "A equipe mudou enquanto esta tela estava aberta. A lista já é a de agora: confira de novo",
  ended:
    "Todas as sessões terminaram, também as de programas ligados às contas, menos a de quem fez a passagem; as senhas, as chaves de acesso e os códigos de recuperação de antes não valem mais.",
  question: "Fazer a passagem de bastão agora?",
  detail:
    "Quem sai perde o acesso já. De quem fica, todas as sessões terminam, e cada pessoa entra com uma senha nova, por um link que aparece aqui.",
} as const;

/** By zxcvbn's score, 0 to 4. */
export const strengthCopy = [
  "Fácil de adivinhar: junte mais uma palavra, que não combine com as outras.",
  "Fácil de adivinhar: junte mais uma palavra, que não combine com as outras.",
  "Razoável: mais uma palavra a deixa boa.",
  "Boa senha.",
  "Muito boa senha.",
] as const;

export const profileCopy = {
  saved: "Perfil Atualizado!",
  mismatch: "As senhas não correspondem!",
  confirmWith: "Para trocar o e-mail ou a senha, digite a sua senha atual",
  wrongPassword: "Esta não é a sua senha atual. Tente de novo",
} as const;

export const sessionCopy = {
  ended: "Sessão encerrada",
  endedOthers: "As outras sessões foram encerradas",
} as const;
