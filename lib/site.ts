/** An absolute address of this site, for what leaves it: feeds, link previews, messages. */
export const absolute = (path: string) => new URL(path, process.env.SITE_URL ?? "http://localhost:3000").href;

/** The same as people type it: 'projetonova.org/doar'. */
export const typedAddress = (path: string) => absolute(path).replace(/^https?:\/\//, "");

/** The address that opens WhatsApp with a prepared message; without `to` the visitor chooses the recipient. */
export const whatsappLink = (text: string, to = "") => `https://wa.me/${to}?text=${encodeURIComponent(text)}`;

/** The label of that link. */
export const SHARE_LABEL = "Compartilhar no WhatsApp";

/** Shown where an item has no picture of its own. */
export const DEFAULT_IMAGE = "./default.jpg";

/** Said by the site, and by each file of its data, as long as there is sample data. */
export const SAMPLE_NOTICE = "Site de demonstração: os textos, as pessoas e os números são exemplos.";
