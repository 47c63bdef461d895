import Markdown, { type Components, type Options } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import { variantAddress } from "@/lib/images/picture";
import { whyUnreadable } from "@/lib/markdown/limits";
import { parseMarkdown } from "@/lib/markdown/parse";
import { memoize } from "@/lib/memoize";
import { storedId } from "@/lib/routes";
import { markVideos } from "./mark-videos";
import { ownNotes } from "./own-notes";
import { VideoFacade } from "./video-facade";
import { wholeDates } from "./whole-dates";

type Props = {
  children: string;
  /** Of a page's second text: begins the ids of its footnotes. */
  idPrefix?: keyof typeof RENDERERS;
};

/** Markdown as sanitised HTML, rendered on the server. Headings begin at h2, because the title is the page's h1. */
export function PostText({ children, idPrefix = "" }: Props) {
  return <div className="prose-nova max-w-text">{RENDERERS[idPrefix](children)}</div>;
}

/** Memoized, because Next renders a page twice, and again after the save of another article. */
const MAX_MEMOIZED_TEXTS = 24;

const renderer = (idPrefix: string) =>
  memoize(MAX_MEMOIZED_TEXTS, (text) =>
    whyUnreadable(text) ? <PlainText text={text} /> : renderMarkdown(text, idPrefix),
  );

const RENDERERS = { "": renderer(""), "resultado-": renderer("resultado-") };

/** If rendering throws (a text from an import or an older version), it is shown as plain text. */
function renderMarkdown(text: string, idPrefix: string) {
  try {
    return Markdown({
      remarkPlugins: [articleGrammar],
      remarkRehypeOptions: FOOTNOTES,
      rehypePlugins: [[rehypeSanitize, SCHEMA], [ownNotes, { prefix: idPrefix }], markVideos, wholeDates],
      components: COMPONENTS,
      children: text,
    });
  } catch (error) {
    console.warn("a text is shown as it was typed, because its Markdown could not be rendered:", error);
    return <PlainText text={text} />;
  }
}

/** Only footnotes have ids, with the prefix already; with a second one no link would lead to them. */
const SCHEMA = { ...defaultSchema, clobberPrefix: "" };

const FOOTNOTES: Options["remarkRehypeOptions"] = {
  footnoteLabel: "Notas",
  footnoteLabelProperties: {}, // seen, too: without it the notes read like a list of the text
  footnoteBackLabel: (note, again) => `Voltar ao texto da nota ${note + 1}${again > 1 ? ` (${again}ª vez)` : ""}`,
};

const PlainText = ({ text }: { text: string }) => <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>;

/** Replaces remark's parser by the one that the editor uses. */
function articleGrammar(this: { parser?: unknown }) {
  this.parser = parseMarkdown;
}

const COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  // All of a link's properties: a footnote's has an id and a name.
  a: ({ node: _, href = "", ...link }) => (
    <a href={href} rel={/^https?:/i.test(href) ? "noopener noreferrer" : undefined} {...link} />
  ),
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide one scrolls, and must be reachable by keyboard.
  table: ({ children }) => <table tabIndex={0}>{children}</table>,
  img: ({ src, alt = "" }) => {
    if (typeof src !== "string") return null;
    if (!storedId(src)) return <img src={src} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
    return <img src={variantAddress(src, 1280)} alt={alt} loading="lazy" decoding="async" />;
  },
  video: ({ src, title = "", poster }) =>
    typeof src === "string" ? <VideoFacade address={src} title={title} poster={poster} /> : null,
};
