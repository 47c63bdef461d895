import { calendarCopy } from "../calendar/model";
import { readEvent } from "../calendar/public";
import { dateInWords, formatDate } from "../dates";
import type { Picture } from "../images/model";
import { categoryLabel } from "../posts/category-model";
import { readPost } from "../posts/public";
import type { Settings } from "../settings/model";
import { readSite } from "../settings/public";

/** What the picture of a link preview says and shows. */
export type Card = {
  /** What it belongs to, above the title. */
  label: string;
  title: string;
  /** One line below the title. */
  note: string;
  picture?: Picture;
};

/** Pages whose text is known beforehand, by their path. */
function pageCards({ city, state, tagline, phones, email }: Settings): Record<string, Card> {
  const place = `${city}, ${state}`;
  const [phone] = phones;
  return {
    inicio: { label: "Voluntariado", title: `${tagline.charAt(0).toUpperCase()}${tagline.slice(1)}`, note: place },
    sobre: { label: "Sobre nós", title: "Vizinhos que resolveram ajudar", note: place },
    contato: { label: "Contato", title: "Fale com a gente", note: phone ? `Telefone ${phone.number}` : email || place },
    privacidade: { label: "Privacidade", title: "Como cuidamos dos seus dados", note: place },
    termos: { label: "Termos de uso", title: "O combinado entre nós e você", note: place },
    posts: { label: "Blog", title: "Histórias de quem participa", note: place },
    agenda: { label: "Agenda", title: "Onde vamos estar e como ir junto", note: place },
    transparencia: { label: "Transparência", title: "Cada doação, às claras", note: place },
    doar: { label: "Doe por Pix", title: "Um pouco de cada um vira muito", note: place },
    voluntarios: { label: "Voluntários", title: "As pessoas que fazem acontecer", note: place },
    projetos: { label: "Projetos", title: "O que fazemos, em fotos", note: place },
  };
}

/** The card of the page at that path ('posts/mesa-farta'); undefined when there is no such public page. */
export async function readCard([page = "", item, ...rest]: string[]): Promise<Card | undefined> {
  if (rest.length > 0) return undefined;
  if (item === undefined) {
    const pages = pageCards(await readSite());
    return Object.hasOwn(pages, page) ? pages[page] : undefined;
  }
  if (page === "posts") return postCard(item);
  return page === "agenda" ? eventCard(item) : undefined;
}

async function postCard(permalink: string): Promise<Card | undefined> {
  const post = await readPost(permalink);
  if (!post) return undefined;
  const { titulo, slug, autor, createdAt, picture } = post;
  return { label: categoryLabel(slug), title: titulo, note: `Por ${autor} · ${formatDate(createdAt)}`, picture };
}

async function eventCard(id: string): Promise<Card | undefined> {
  const event = await readEvent(id);
  if (!event) return undefined;
  const { acoes, local, startsAt, hora, cancelled, picture } = event;
  const day = dateInWords(startsAt);
  const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, às ${hora}`;
  return { label: cancelled ? calendarCopy.cancelled : when, title: acoes, note: local, picture };
}
