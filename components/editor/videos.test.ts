import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { read, schema, seen } from "./editor.fixture";
import { selectedVideo } from "./videos";

const ADDRESS = "https://youtu.be/dQw4w9WgXcQ";

function atCursor(markdown: string) {
  const doc = schema.nodeFromJSON(read(markdown));
  return selectedVideo(EditorState.create({ doc, selection: TextSelection.create(doc, 1) }));
}

it.each([
  [ADDRESS, "", ""],
  [`<${ADDRESS}>`, "", ""],
  [`[A festa](${ADDRESS})`, "A festa", ""],
  [`[A festa][1]\n\n[1]: ${ADDRESS}`, "A festa", ""],
  [`[![A horta](/imagens/abc)](${ADDRESS})`, "A horta", "/imagens/abc"],
])("%s is a video in the editor and on the site", (markdown, title, picture) => {
  expect(atCursor(markdown)).toMatchObject({ address: ADDRESS, title, picture });
  expect(seen(markdown)).toContain("data-video");
});

it.each([
  `Veja ${ADDRESS}`,
  `[**A festa**](${ADDRESS})`,
  `[A](${ADDRESS}) [B](${ADDRESS}?b)`,
  `[![A horta](/imagens/abc) e mais](${ADDRESS})`,
  `${ADDRESS}\n${ADDRESS}`,
  `## ${ADDRESS}`,
  `\`${ADDRESS}\``,
  "https://youtube.com.example/watch?v=dQw4w9WgXcQ",
])("%s is a video in neither", (markdown) => {
  expect(atCursor(markdown)).toBeUndefined();
  expect(seen(markdown)).not.toContain("data-video");
});
