import Markdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { storedId } from "@/lib/images/picture";
import { memoize } from "@/lib/memoize";
import { parseMarkdown } from "@/lib/posts/markdown";
import { whyUnreadable } from "@/lib/posts/markdown-limits";

/** Markdown as safe HTML, on the server. The page's title is its h1, hence headings begin at h2. */
export function PostText({ children }: { children: string }) {
  return <div className="prose-nova max-w-text">{read(children)}</div>;
}

/** Texts that are remembered as what was made of them: Next renders a page twice, and again after each save of another one. */
const REMEMBERED = 24;

const read = memoize(REMEMBERED, (text) => (whyUnreadable(text) ? <AsTyped text={text} /> : parse(text)));

/** What no form takes any more, but an import or an older version may have stored, must not take the page down with it. */
function parse(text: string) {
  try {
    return Markdown({
      remarkPlugins: [articleGrammar],
      rehypePlugins: [rehypeSanitize],
      components: COMPONENTS,
      children: text,
    });
  } catch {
    return <AsTyped text={text} />;
  }
}

const AsTyped = ({ text }: { text: string }) => <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>;

/** The editor's parser, too, in the place of remark's. */
function articleGrammar(this: { parser?: unknown }) {
  this.parser = parseMarkdown;
}

const COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  a: ({ href = "", children }) =>
    /^https?:/i.test(href) ? (
      <a href={href} rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <a href={href}>{children}</a>
    ),
  img: ({ src, alt = "" }) => {
    if (typeof src !== "string") return null;
    if (!storedId(src)) return <img src={src} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
    return <img src={`${src}/1280.webp`} alt={alt} loading="lazy" decoding="async" />;
  },
};
