/** An absolute address of this site, for what leaves it: feeds, link previews, messages. */
export const absolute = (path: string) => new URL(path, process.env.SITE_URL ?? "http://localhost:3000").href;

/** Opens WhatsApp with a message ready to be sent; without `to` the visitor chooses whom to. */
export const whatsappLink = (text: string, to = "") => `https://wa.me/${to}?text=${encodeURIComponent(text)}`;

/** Shown where an item has no picture of its own. */
export const DEFAULT_IMAGE = "./default.jpg";
