import { Feed } from "feed";
import { expect, test } from "vitest";
import { inCdata } from "./xml-text";

const HOSTILE = "a ]]> b ]]><item><title>c</title></item> \u0000]\u0000]\u0000> ]]]]>> ]]>]]>";

test("nothing in an article's fields ends the CDATA section that it stands in, and what is read is what was written", () => {
  const text = inCdata(HOSTILE);
  const feed = new Feed({ title: "N", description: "D", link: "https://nova.example", generator: false });
  feed.addItem({
    ...{ title: text, description: text, content: text, link: "https://nova.example", date: new Date(0) },
    extensions: [{ name: "dc:creator", objects: { _cdata: text } }],
  });
  const xml = feed.rss2();
  const sections = [
    ...xml.matchAll(/<(title|description|content:encoded|dc:creator)>((?:<!\[CDATA\[[\s\S]*?\]\]>)+)<\//g),
  ];
  expect(sections).toHaveLength(4);
  for (const [, , cdata = ""] of sections)
    expect(cdata.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")).toBe(HOSTILE.replaceAll("\u0000", ""));
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  expect(outside.match(/<item>|<title>c|\]\]>/g)).toEqual(["<item>"]);
});
