import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { Extension } from "@tiptap/react";
import { VIDEO_SURFACE, videoBox } from "@/components/markdown/video-classes";
import { videoAt, videoTitle } from "@/lib/video";

const FACADE =
  "flex flex-col justify-end [&>a]:relative [&>a]:bg-surface [&>a]:px-4 [&>a]:py-2.5 [&>a]:font-bold [&>a]:text-ink [&>a]:no-underline [&>a]:leading-tight [&>a:has(img)]:static [&>br]:hidden [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:max-w-none [&_img]:rounded-none [&_img]:object-cover";

/**
 * Shows a paragraph that is a link to a video and nothing else as visitors see it (`markVideos`). The document stays a
 * paragraph with a link, whose words can be edited where they are.
 */
export const videos = Extension.create({
  name: "videos",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: new PluginKey("videos"),
      state: {
        init: (_, { doc }) => facades(doc),
        apply: (transaction, before) => (transaction.docChanged ? facades(transaction.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

function facades(doc: Node) {
  const found: Decoration[] = [];
  doc.forEach((block, at) => {
    const video = videoAt(videoIn(block)?.address ?? "");
    if (!video) return;
    const look = { class: `${videoBox(video.portrait)} ${VIDEO_SURFACE} ${FACADE}` };
    found.push(Decoration.node(at, at + block.nodeSize, look));
  });
  return DecorationSet.create(doc, found);
}

/** The video in which the cursor is, and its place. */
export function selectedVideo({ selection: { $from, $to } }: EditorState) {
  const video = $from.depth === 1 && $from.sameParent($to) ? videoIn($from.parent) : undefined;
  return video && { ...video, from: $from.before(), to: $from.after() };
}

/** Of a paragraph that is a video. */
function videoIn(block: Node) {
  if (block.type.name !== "paragraph") return undefined;
  const leaves = block.children.filter((leaf) => !leaf.isText || leaf.text?.trim());
  const [first, ...others] = leaves;
  if (!first) return undefined;
  const isPicture = first.type.name === "image";
  const address = addressOf(first);
  const isWhole = isPicture
    ? others.length === 0
    : leaves.every((leaf) => leaf.isText && addressOf(leaf) === address && isPlain(leaf));
  if (!isWhole || !videoAt(address)) return undefined;
  const words = isPicture ? String(first.attrs.alt ?? "") : leaves.map((leaf) => leaf.text).join("");
  return {
    address,
    title: videoTitle(words),
    picture: isPicture ? String(first.attrs.src) : "",
  };
}

/** A bare address is a link, too. */
function addressOf({ marks, text = "" }: Node): string {
  const link = marks.find(({ type }) => type.name === "link");
  return String(link ? link.attrs.href : text.trim());
}

const isPlain = ({ marks }: Node) => marks.every(({ type }) => type.name === "link");
