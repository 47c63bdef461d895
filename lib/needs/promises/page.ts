import { formatLongDay } from "../../dates";
import type { FieldErrors } from "../../errors";
import { typedDecimal } from "../../money";
import { plainControl, plainDocument, refilledForm } from "../../plain-document";
import { routes } from "../../routes";
import type { Settings } from "../../settings/types";
import { absolute, whatsappLink } from "../../site";
import { escapeHtml } from "../../text";
import { needCopy } from "../copy";
import { deliveryOf, needInBrief } from "../describe";
import { describeQuantity, isMore, isNone } from "../quantity";
import type { NeedCardData, PromiseView } from "../types";
import { promiseCopy } from "./copy";
import { PROMISE_FIELDS, QUANTITY_FIELD } from "./fields";

// Documents of their own (lib/plain-document.ts): what answers the form 'Vou levar', and a promise behind its private link.

type Organization = Pick<Settings, "name" | "whatsapp">;
type Failure = { typed: Record<string, string>; fields: FieldErrors; message: string };

/** Undefined: there is none any more; 'unread' while the database is away. */
type FoundNeed = NeedCardData | "unread" | undefined;

/** The form 'Vou levar' once more, filled in as it was, with what is wrong. */
export function refusedPromise(site: Organization, need: FoundNeed, id: string, failure: Failure) {
  const form = () =>
    refilledForm({ fields: PROMISE_FIELDS, action: routes.promiseForm(id), submit: "Vou levar" }, failure);
  return plainDocument(
    site,
    needCopy.title,
    `<h1>A sua promessa ainda não foi guardada</h1>
<p role="alert">${escapeHtml(failure.message)}</p>
${need && need !== "unread" ? `<p>${escapeHtml(needInBrief(need))}.</p>` : ""}
${need === "unread" || (need?.state === "open" && !isNone(need.missing)) ? form() : ""}
<p><a href="${routes.needs}">Ver tudo do que precisamos</a></p>`,
  );
}

/** A promise behind its private link: how to hand it in, change it, take it back. */
export function promisePage(site: Organization, view: PromiseView, token: string, failure?: Failure) {
  const { need, quantity, name, counts, arrived } = view;
  const gift = describeQuantity(quantity, need);
  const isKept = !isMore(quantity, arrived);
  const isOpen = counts && !isKept;
  const place = isOpen && deliveryOf(need);
  return plainDocument(
    site,
    "A sua promessa",
    `<h1>${isOpen || isKept ? `Obrigado, ${escapeHtml(name)}!` : "Esta promessa já foi encerrada"}</h1>
${failure ? `<p role="alert">${escapeHtml(failure.message)}</p>` : ""}
<p class="cartao"><strong>${escapeHtml(gift)}</strong><br>
${isKept ? "A sua promessa já chegou inteira." : standing(view)}
${isNone(arrived) ? "" : `<br>Já chegou: ${escapeHtml(describeQuantity(arrived, need))}.`}
${place ? `<br>Entrega: ${escapeHtml(place)}` : ""}</p>
${isOpen ? actions(site, view, token, failure) : ""}
<p><a href="${routes.needs}">Ver tudo do que precisamos</a></p>`,
  );
}

const standing = ({ counts, until }: PromiseView) =>
  counts
    ? `Guardamos a sua vez até o fim de ${escapeHtml(formatLongDay(until))}.`
    : "Ela não conta mais na lista. Se ainda puder ajudar, é só prometer de novo.";

function actions(site: Organization, { need, quantity, name, until }: PromiseView, token: string, failure?: Failure) {
  const gift = describeQuantity(quantity, need);
  const keep = whatsappLink(promiseCopy.toOneself(gift, until, deliveryOf(need), absolute(routes.promise(token))));
  const tell = site.whatsapp && whatsappLink(promiseCopy.toOrganization(gift, name), site.whatsapp);
  return `<p>Guarde esta página: só por este endereço você muda a quantidade ou desiste.</p>
<p class="acoes">
<a class="botao" href="${escapeHtml(keep)}" target="_blank" rel="noopener noreferrer">Guardar no meu WhatsApp</a>
${tell ? `<a class="botao discreto" href="${escapeHtml(tell)}" target="_blank" rel="noopener noreferrer">Avisar a organização</a>` : ""}
</p>
<form method="post">
${plainControl(QUANTITY_FIELD, failure?.typed.quantity ?? typedDecimal(quantity), failure?.fields.quantity, Boolean(failure?.fields.quantity))}
<button type="submit" name="acao" value="mudar" class="discreto">Mudar a quantidade</button>
</form>
<form method="post">
<button type="submit" name="acao" value="desistir" class="discreto">Não vou mais poder levar</button>
</form>`;
}

/** What a link of no promise shows, and any link while the database is away. */
export const noPromise = (site: Organization, message: string) =>
  plainDocument(
    site,
    "A sua promessa",
    `<h1>${escapeHtml(message)}</h1>
<p><a href="${routes.needs}">Ver tudo do que precisamos</a></p>`,
  );
