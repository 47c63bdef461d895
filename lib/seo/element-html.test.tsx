import { expect, test } from "vitest";
import { elementHtml } from "./element-html";

const PAGE = "https://nova.example/posts/mesa-farta";
const Strong = ({ children }: { children: string }) => <strong className="x">{children}</strong>;

test("elements, components and fragments become HTML, and text stays text", () => {
  const article = (
    <div className="prose">
      <Strong>{"5 < 6 & <script>alert(1)</script>"}</Strong>
      {[1, "dois"]}
      {null}
      {false}
      <br />
    </div>
  );
  expect(elementHtml(article, PAGE)).toBe(
    "<div><strong>5 &lt; 6 &amp; &lt;script&gt;alert(1)&lt;/script&gt;</strong>1dois<br></div>",
  );
});

test("addresses become absolute, from the page that they stand on", () => {
  const links = (
    <>
      <a href="/agenda">a</a>
      <a href="#nota">b</a>
      <a href="https://exemplo.org/?a=1&b=2">c</a>
      <img src="/imagens/1/1280.webp" alt={'dito "assim"'} />
    </>
  );
  expect(elementHtml(links, PAGE)).toBe(
    '<a href="https://nova.example/agenda">a</a><a href="https://nova.example/posts/mesa-farta#nota">b</a>' +
      '<a href="https://exemplo.org/?a=1&amp;b=2">c</a>' +
      '<img src="https://nova.example/imagens/1/1280.webp" alt="dito &quot;assim&quot;">',
  );
});

test("of styles only the alignment of a table's column is kept; a flag is its name", () => {
  expect(elementHtml(<td style={{ textAlign: "right", color: "red" }}>1</td>, PAGE)).toBe('<td align="right">1</td>');
  expect(elementHtml(<input type="checkbox" checked disabled readOnly={false} />, PAGE)).toBe(
    '<input type="checkbox" checked disabled>',
  );
});
