import { formatLongDay } from "../../dates";
import { PROMISE_KEPT_DAYS } from "./fields";

/** Mails leave the name out: it is free text, and the e-mail may be a stranger's. */
const greeting = (name?: string) => (name ? `Olá, ${name}!` : "Olá!");

const changeAt = (url: string) => `Para mudar a quantidade ou desistir, abra: ${url}`;

/** Texts of promises. `gift` is '3 kg de arroz', `until` a day. */
export const promiseCopy = {
  missing: `Esta promessa não está mais aqui: o pedido dela foi excluído, ou ela foi apagada, ${PROMISE_KEPT_DAYS} dias depois de acabar ou porque alguém pediu`,
  closed: "Esta necessidade já não está aberta. Obrigado por querer ajudar!",
  nothingLeft: "Acabaram de prometer tudo o que faltava. Obrigado por querer ajudar!",
  tooMuch: (left: string) => `Só falta isto: ${left}. Informe no máximo essa quantidade`,
  tooMuchForYou: (most: string) => `Você pode chegar até ${most}: o resto já chegou ou foi prometido`,
  belowArrived: (arrived: string) => `Da sua promessa já chegou isto: ${arrived}. Informe essa quantidade ou mais`,
  arrived: "Esta promessa já chegou",
  unitChanged: (unit: string) =>
    `A unidade desta necessidade mudou: agora ela é contada em ${unit}. Confira a quantidade e registre de novo`,
  outstandingChanged: (left: string) =>
    `Esta promessa mudou depois que a página abriu. Agora falta isto: ${left}. Confira a quantidade e registre de novo`,
  notOpen: "Esta promessa já foi encerrada e não pode mais ser mudada",
  made: "Promessa guardada. Obrigado!",
  cancelled: "Promessa cancelada",
  erased: "Promessa apagada",
  received: "Doação Registrada",
  toOneself: (gift: string, until: string, place: string, url: string) =>
    `Prometi levar ${gift} até ${formatLongDay(until)}.${place && ` Entrega: ${place}.`}\nPara mudar ou desistir: ${url}`,
  toOrganization: (gift: string, name: string) => `Olá! Aqui é ${name}. Prometi pelo site levar ${gift}.`,
  /** `name` is left out in a mail. */
  reminder: (gift: string, until: string, place: string, name?: string) =>
    `${greeting(name)} Lembra da sua promessa de levar ${gift}? Ela vale até ${formatLongDay(until)}.${place && ` Entrega: ${place}.`} Se não der mais, tudo bem: é só avisar.`,
  mail: {
    subject: "A sua promessa",
    made: (gift: string, until: string, place: string, url: string) => [
      `${greeting()} Você prometeu levar ${gift} até ${formatLongDay(until)}. Obrigado!`,
      ...(place ? [`Onde e quando entregar: ${place}.`] : []),
      changeAt(url),
      "Se não foi você, abra o endereço acima e desista da promessa.",
    ],
    reminderSubject: "A sua promessa está acabando",
    changeAt,
  },
} as const;

/** A message to a person who brought something. */
export const thanksText = (gift: string, name: string) =>
  `${name ? `Olá, ${name}! ` : ""}Recebemos ${gift}. Muito obrigado: já está ajudando quem precisa.`;
