import fc from "fast-check";
import { expect, test } from "vitest";
import { readThoroughly } from "./finish-document";
import { type Raw, readPlainly } from "./read-plainly";
import "../../../e2e/harness/fuzz";

const RUNS = 20_000;

/** What the policy depends on, in no order: the parser moves what stands in a table's wrong place. */
const essence = (found: Raw[]) =>
  found
    .map(({ tagName, attributes, text }) => JSON.stringify([tagName, [...attributes].sort(), text]))
    .sort((a, b) => (a < b ? -1 : 1));

function expectAlike(html: string) {
  const plainly = readPlainly(html);
  if (plainly) expect(essence(plainly), html).toEqual(essence(readThoroughly(html)));
  return plainly;
}

const page = (body: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/><title>A &lt;b&gt;</title></head><body>${body}</body></html>`;

test("what React writes is read plainly", () => {
  const written = [
    '<script>a("<b>", "<\\/script>")</script><style>p > a { color: red }</style>',
    '<!--$--><p class="a:b [&amp;>c]" title="<script>" hidden="">x<!-- -->y &lt;script&gt;</p><!--/$-->',
    '<template id="B:0"></template><div hidden id="S:0"><img src="/a.png" alt=""/></div><script>$RC("B:0","S:0")</script>',
    '<svg viewBox="0 0 24 24"><path d="M0 0h1"></path><circle cx="1" cy="1" r="1"/></svg>',
    '<select name="a"><optgroup label="<b>"><option value="">a<!-- -->b</option></optgroup></select><style>a</style>',
    "<textarea><script>a()</script></textarea><noscript><style>p {}</style></noscript>",
    '<script type="application/ld+json">{"a":"\\u003cb>"}</script><script src="/x.js" async=""></script>',
  ];
  for (const body of written) expect(expectAlike(page(body)), body).toBeDefined();
});

test.each([
  "<script>a()<!-- <script>b()</script> --></script>",
  "<script\u00a0src='x'>a()</script>",
  '<p\u00a0title="<script>a()</script>">',
  '<p\vtitle="<script>a()</script>">',
  "<p title='<script>a()</script>'>x</p>",
  '<p title=">"<script>a()</script>',
  "<p title=<script>a()</script>>",
  '<script type="text&#47;plain">a()</script>',
  "<script/>a()</script>",
  "<script>a()</script >",
  "<script>a()</script x>",
  "<script>a()</scripts></script>",
  "<script>a()",
  "<style><!-- </style><script>a()</script> -->",
  "<!--><script>a()</script>-->",
  "<!---><script>a()</script>-->",
  "<!-- --!><script>a()</script>-->",
  "<!--<!----><script>a()</script>-->",
  "<! --><script>a()</script>",
  "<?x <script>a()</script>?>",
  "</ <script>a()</script>>",
  "<![CDATA[<script>a()</script>]]>",
  "<svg><![CDATA[<script>a()</script>]]></svg>",
  "<svg><style><script>a()</script></style></svg>",
  "<svg><title><script>a()</script></title></svg>",
  "<svg><script>a()</script></svg>",
  "<svg><p><style>a</style></p></svg>",
  "<svg><path></svg><style>a</style>",
  "<svg/><style>a</style>",
  "</svg><style>a</style>",
  "<math><mtext><script>a()</script></mtext></math>",
  "<select><style><script>a()</script></style></select>",
  "<select><textarea><script>a()</script></textarea></select>",
  "<select><script>a()</script><option></select>",
  "<select><option><style>a</style></select>",
  "<select><select><style>a</style>",
  "<select><svg></select><style>a</style></svg></select>",
  "<svg><select></svg><style>a</style></select>",
  "<select></svg><style>a</style></select>",
  "<table><select><tr><td><style>a</style></select>",
  "<template><script>a()</script></template>",
  "<template></template><script>a()</script></template>",
  "<iframe><script>a()</script></iframe>",
  "<xmp><script>a()</script></xmp>",
  "<noembed><script>a()</script></noembed>",
  "<noframes><script>a()</script></noframes>",
  "<plaintext><script>a()</script>",
  "<frameset><script>a()</script></frameset>",
  "<object><script>a()</script></object>",
  "<x-y><script>a()</script></x-y>",
  "<TITLE><script>a()</script></Title><SCRIPT>b()</ScRiPt>",
  "<table><script>a()</script><colgroup><style>b</style><td><script>c()</script>",
  "</body></html><script>a()</script>",
  "a\r\n<script>a()\r\n</script>",
  "\0<scr\0ipt>a()</script>",
  "\uFEFF<script>a()</script>",
])("%s is read as a browser reads it, or left to the parser", (html) => {
  expectAlike(html);
  expectAlike(page(html));
});

/** Pieces of documents, of which most are dangerous beside the wrong neighbour. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("<", ">", "/", '"', "'", "=", "&", "!", "-", "--", " ", "\n", "\f", "\t") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("\v", "\u00a0", "\0", "\r", "\uFEFF", "\u2028", "\ud800", "é", "]]>", "<![CDATA["),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "<!--",
      "-->",
      "<!-->",
      "--!>",
      "<!-- -->",
      "<!--$-->",
      "<!DOCTYPE html>",
      "<!x>",
      "<?x>",
    ),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom("", "/"),
        fc.constantFrom(
          ...["script", "script", "script", "SCRIPT", "style", "style", "textarea", "title", "noscript", "template"],
          ...["svg", "svg", "path", "g", "use", "math", "mtext", "foreignObject", "desc", "a", "p", "div", "b", "li"],
          ...["table", "tr", "td", "colgroup", "col", "caption", "select", "option", "form", "button", "input", "pre"],
          ...["html", "head", "body", "frameset", "iframe", "xmp", "noembed", "plaintext", "object", "x-y", "br", "h1"],
        ),
        fc.constantFrom(
          ...["", "", "", " ", "/", ' src="x"', " src", ' type="module"', ' type="a/b"', ' TYPE=""', " type=module"],
          ...[' type="&#x6d;odule"', ' a="<script>"', " a='>'", ' a=">" b="', ' a="1"b="2"', ' type="x" type=""'],
        ),
      )
      .map(([slash, name, attributes]) => `<${slash}${name}${attributes}>`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("a()", "p {}", "x", "</script", "<script", "</style ", "</title>", "</template>"),
  },
);

test("whatever is put together, both readings agree where the plain one dares one", () => {
  let dared = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, inPage) => {
      const html = inPage ? page(pieces.join("")) : pieces.join("");
      if (expectAlike(html)) dared++;
    }),
    { numRuns: RUNS },
  );
  expect(dared).toBeGreaterThan(RUNS / 50); // else this would compare nothing
});

test("well-formed elements in any order and depth are read alike, and mostly dared", () => {
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.constantFrom(
        ...["texto", "<script>a()</script>", '<script type="a/b">{}</script>', "<style>p {}</style>", "<!--$-->"],
        ...[
          "<textarea><script>a()</script></textarea>",
          "<title><style>a</style></title>",
          "<br/>",
          '<img alt="<b>"/>',
          '<select><option value="a">a</option></select>',
        ],
        ...["<noscript><script>a()</script></noscript>", '<template id="P:1"></template>', '<svg><path d="M0"/></svg>'],
      ),
      fc
        .tuple(
          fc.constantFrom(
            ...["div", "p", "a", "b", "ul", "li", "table", "tbody", "tr", "td", "th", "caption", "colgroup", "form"],
            ...["button", "label", "h1", "section", "body", "html", "head", "dl", "dt", "details", "pre", "figure"],
          ),
          fc.array(tie("node"), { maxLength: 4 }),
        )
        .map(([name, children]) => `<${name} class="a">${children.join("")}</${name}>`),
    ),
  }));
  fc.assert(
    fc.property(node, (html) => {
      expect(expectAlike(String(html))).toBeDefined();
    }),
    { numRuns: RUNS / 4 },
  );
});
