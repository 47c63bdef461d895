"use client";

import "./rich-text.css";
import type { Node } from "@tiptap/pm/model";
import { type Editor, EditorContent, type JSONContent, useEditor } from "@tiptap/react";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ControlProps } from "@/components/ui/field";
import { cleanPaste, pastedPicture } from "./clean-paste";
import { LinkDialog } from "./link-dialog";
import { openMarkdown } from "./open-markdown";
import { PictureDialog } from "./picture-dialog";
import { Toolbar } from "./toolbar";
import { vocabulary } from "./vocabulary";

export type RichTextProps = ControlProps & {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  /** The Markdown has in it what the editor would lose: it belongs into a plain field. */
  onBeyond: () => void;
  ref?: Ref<{ focus: () => void }>;
};

type Open = { kind: "link" } | { kind: "picture"; file?: File };

const KEPT_LOOK =
  "[&_[data-kept]]:whitespace-pre-wrap [&_[data-kept]]:before:mb-1 [&_[data-kept]]:before:block [&_[data-kept]]:before:font-sans [&_[data-kept]]:before:text-muted [&_[data-kept]]:before:content-['Como_foi_escrito:']";
const CHOSEN_LOOK =
  "[&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-accent [&_.ProseMirror-selectednode]:outline-offset-2";

/** The editor of an article's text. It looks like the article; what it gives back is Markdown. */
export function RichText({ id, value, onChange, onBlur, onBeyond, ref, ...aria }: RichTextProps) {
  const [open, setOpen] = useState<Open>();
  const { opened, given } = useOpened(value);
  const start = useMemo(() => openMarkdown(opened.markdown), [opened]);
  const label = `${id}-label`;
  const describedBy = aria["aria-describedby"] ?? "";
  const invalid = String(aria["aria-invalid"]);

  useLayoutEffect(() => {
    if (!start) onBeyond();
  });

  const editor = useEditor(
    {
      injectCSS: false, // the page's policy allows no styles but those of its files
      immediatelyRender: true, // this file is never rendered on the server
      extensions: vocabulary,
      content: start?.content,
      // What Markdown signs do is for those who know them: lists and headings as one types, and no more.
      enableInputRules: ["bulletList", "orderedList", "heading"],
      enablePasteRules: ["link"],
      editorProps: {
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": label,
          class: "prose-nova min-h-[25.5rem] px-4 py-3 outline-none",
        },
        transformPastedHTML: cleanPaste,
        handlePaste: (_, { clipboardData }) => takeFile(pastedPicture(clipboardData)),
        handleDrop(view, event, _slice, moved) {
          if (moved) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const taken = takeFile(event.dataTransfer?.files[0]);
          if (taken && at) editor.commands.setTextSelection(at.pos);
          return taken;
        },
        handleDoubleClickOn(_view, _at, node) {
          if (node.type.name === "image") setOpen({ kind: "picture" });
          return false;
        },
        handleKeyDown(_, event) {
          const isLinkKey = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
          if (isLinkKey) setOpen({ kind: "link" });
          return isLinkKey;
        },
        handleDOMEvents: {
          // Tab leads on to the next field, also out of a list.
          keydown: (_, event) => event.key === "Tab",
        },
      },
      onCreate: (created) => void start?.markdownOf(documentOf(created.editor)),
      onUpdate: (update) => {
        if (!start) return;
        given.current = start.markdownOf(documentOf(update.editor));
        onChange(given.current);
      },
      onBlur: () => onBlur?.(),
    },
    [opened],
  );

  function takeFile(file: File | undefined) {
    if (file) setOpen({ kind: "picture", file });
    return Boolean(file);
  }

  useEffect(() => {
    if (editor.isDestroyed) return; // the screen was hidden for a while; another editor is about to come
    const field = editor.view.dom;
    field.setAttribute("aria-describedby", describedBy);
    field.setAttribute("aria-invalid", invalid);
  }, [editor, describedBy, invalid]);

  useEffect(() => {
    // What a browser does of itself for a field that is an input.
    const focus = () => editor.view.focus();
    const shown = document.getElementById(label);
    shown?.addEventListener("click", focus);
    return () => shown?.removeEventListener("click", focus);
  }, [editor, label]);

  useImperativeHandle(ref, () => ({ focus: () => editor.view.focus() }), [editor]);

  function close() {
    setOpen(undefined);
    setTimeout(() => editor.view.focus()); // after the dialog has given the focus back to where it was
  }

  return (
    <div className="min-w-0 rounded-field border border-field bg-surface outline-accent outline-offset-2 has-aria-invalid:border-danger has-[.ProseMirror:focus]:outline-3">
      <Toolbar
        editor={editor}
        controls={id}
        onLink={() => setOpen({ kind: "link" })}
        onPicture={() => setOpen({ kind: "picture" })}
      />
      <EditorContent editor={editor} className={`${KEPT_LOOK} ${CHOSEN_LOOK}`} />
      {open?.kind === "link" && <LinkDialog editor={editor} onClose={close} />}
      {open?.kind === "picture" && <PictureDialog editor={editor} file={open.file} onClose={close} />}
    </div>
  );
}

/** The editor's document; of a block that did not change it is the same object as before, by which it is known again. */
const documentOf = ({ state }: Editor) => ({ type: "doc", content: state.doc.children.map(blockOf) });

const blocks = new WeakMap<Node, JSONContent>();

function blockOf(node: Node) {
  const block = blocks.get(node) ?? node.toJSON();
  blocks.set(node, block);
  return block;
}

/**
 * The Markdown that the editor was opened with; anew when the form has another one than the editor gave (a draft, a
 * reset), and when the screen comes back after it was hidden, for which Tiptap makes another editor.
 */
function useOpened(value: string) {
  const given = useRef(value);
  const [opened, setOpened] = useState({ markdown: value });
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    setOpened({ markdown: value });
  }, [value]);
  useEffect(() => {
    setOpened((before) => (before.markdown === given.current ? before : { markdown: given.current }));
  }, []);
  return { opened, given };
}
