import { Feed } from "feed";
import { expect, test } from "vitest";
import { printable } from "./printable";

const HOSTILE = "a ]]> b ]]><item><title>c</title></item> \u0000]\u0000]\u0000>";

test("nothing in an article's fields ends the CDATA section that it stands in", () => {
  const text = printable(HOSTILE);
  const feed = new Feed({ title: text, description: text, link: "https://nova.example", generator: false });
  feed.addItem({
    ...{ title: text, description: text, content: text, link: "https://nova.example", date: new Date(0) },
    extensions: [{ name: "dc:creator", objects: { _cdata: text } }],
  });
  const xml = feed.rss2();
  expect(xml).toContain("<title><![CDATA[a ]] > b ]] ><item><title>c</title></item> ]] >]]></title>");
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  expect(outside.match(/<item>|<title>c|\]\]>/g)).toEqual(["<item>"]);
});
