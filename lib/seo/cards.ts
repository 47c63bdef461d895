import { calendarCopy } from "../calendar/copy";
import { eventEntity } from "../calendar/entity";
import { hoursInWords } from "../calendar/event-texts";
import { readEvent } from "../calendar/public";
import { progressText } from "../campaigns/describe";
import { campaignEntity } from "../campaigns/entity";
import { percentOf } from "../campaigns/goals";
import { readCampaign } from "../campaigns/public";
import { formatDate, formatDay, formatLongDate } from "../dates";
import { entities } from "../entities";
import type { Picture } from "../images/picture";
import { needCopy } from "../needs/copy";
import { needInBrief } from "../needs/describe";
import { needEntity } from "../needs/entity";
import { readNeed } from "../needs/public";
import { postEntity } from "../posts/entity";
import { readPost } from "../posts/public";
import { readSite } from "../settings/public";
import type { Settings } from "../settings/types";
import { capitalize } from "../text";
import { drawable } from "./drawable";

/** The content of a link preview's picture. */
export type Card = {
  /** The label above the title. */
  label: string;
  title: string;
  /** One line below the title. */
  note: string;
  picture?: Picture;
  /** A bar above the note: how many percent of a goal are reached, also more than 100. */
  percent?: number;
};

/** Cards with a fixed text, by the page's path. */
function pageCards({ city, state, tagline, phones, email }: Settings): Record<string, Card> {
  const place = `${city}, ${state}`;
  const [phone] = phones;
  return {
    inicio: { label: "Voluntariado", title: capitalize(tagline), note: place },
    sobre: { label: "Sobre nós", title: "Vizinhos que resolveram ajudar", note: place },
    contato: { label: "Contato", title: "Fale com a gente", note: phone ? `Telefone ${phone.number}` : email || place },
    privacidade: { label: "Privacidade", title: "Como cuidamos dos seus dados", note: place },
    termos: { label: "Termos de uso", title: "O combinado entre nós e você", note: place },
    doar: { label: "Doe por Pix", title: "Um pouco de cada um vira muito", note: place },
    ...Object.fromEntries(
      entities.flatMap(({ preview }) => (preview ? [[preview.path, { ...preview, note: place }]] : [])),
    ),
  };
}

/** The card of the page at that path ('posts/mesa-farta'); undefined when there is no such public page. */
export async function readCard([page = "", item, ...rest]: string[]): Promise<Card | undefined> {
  if (rest.length > 0) return undefined;
  if (item === undefined) {
    const pages = pageCards(await readSite());
    return Object.hasOwn(pages, page) ? pages[page] : undefined;
  }
  return Object.hasOwn(ITEM_CARDS, page) ? ITEM_CARDS[page]?.(item) : undefined;
}

/** The cards of single items, by the folder of their pages. */
const ITEM_CARDS: Record<string, (name: string) => Promise<Card | undefined>> = {
  [postEntity.pages.folder]: postCard,
  [eventEntity.pages.folder]: eventCard,
  [needEntity.pages.folder]: needCard,
  [campaignEntity.pages.folder]: campaignCard,
};

async function postCard(permalink: string): Promise<Card | undefined> {
  const post = await readPost(permalink);
  if (!post) return undefined;
  const { titulo, categoria, autor, createdAt, picture } = post;
  const day = formatDate(createdAt);
  return { label: categoria, title: titulo, note: drawable(autor) ? `Por ${autor} · ${day}` : day, picture };
}

async function eventCard(id: string): Promise<Card | undefined> {
  const event = await readEvent(id);
  if (!event) return undefined;
  const { acoes, local, startsAt, cancelled, picture } = event;
  const day = formatLongDate(startsAt);
  const when = `${capitalize(day)}, ${hoursInWords(event)}`;
  return { label: cancelled ? calendarCopy.cancelled : when, title: acoes, note: local, picture };
}

async function needCard(id: string): Promise<Card | undefined> {
  const need = await readNeed(id);
  return need && { label: needCopy.title, title: needInBrief(need), note: need.place };
}

async function campaignCard(permalink: string): Promise<Card | undefined> {
  const campaign = await readCampaign(permalink);
  if (!campaign) return undefined;
  const { titulo, state, endsOn, picture } = campaign;
  const label = state === "over" ? "Campanha encerrada" : `Campanha até ${formatDay(endsOn)}`;
  return { label, title: titulo, note: progressText(campaign), picture, percent: percentOf(campaign) };
}
