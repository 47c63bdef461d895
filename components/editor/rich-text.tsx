"use client";

import { EditorContent, useEditor } from "@tiptap/react";
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { pictureIn } from "@/components/forms/image-file";
import { cleanPaste } from "./clean-paste";
import { LinkDialog } from "./link-dialog";
import { PictureDialog } from "./picture-dialog";
import { readMarkdown } from "./read-markdown";
import { Toolbar } from "./toolbar";
import { vocabulary } from "./vocabulary";
import { writeMarkdown } from "./write-markdown";

export type RichTextProps = {
  id: string;
  labelledBy: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
};

type Open = { kind: "link" } | { kind: "picture"; file?: File };

/** The editor of an article's text. It looks like the article; what it gives back is Markdown. */
export function RichText({ id, labelledBy, value, onChange, onBlur, ref, ...aria }: RichTextProps) {
  const [open, setOpen] = useState<Open>();
  const { opened, given } = useOpened(value);
  const start = useMemo(() => {
    const content = readMarkdown(opened.markdown);
    return { content, written: writeMarkdown(content) };
  }, [opened]);

  const attributes = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    "aria-describedby": aria["aria-describedby"],
    "aria-invalid": String(aria["aria-invalid"]),
    class: "prose-nova min-h-[25.5rem] px-4 py-3 outline-none",
  };

  function takeFile(transfer: DataTransfer | null) {
    const file = pictureIn(transfer);
    if (file) setOpen({ kind: "picture", file });
    return Boolean(file);
  }

  const editor = useEditor(
    {
      immediatelyRender: true, // this file is never rendered on the server
      extensions: vocabulary,
      content: start.content,
      // What Markdown signs do is for those who know them: lists and headings as one types, and no more.
      enableInputRules: ["bulletList", "orderedList", "heading"],
      enablePasteRules: ["link"],
      editorProps: {
        attributes,
        transformPastedHTML: cleanPaste,
        handlePaste: (_, { clipboardData }) =>
          !/text\/(?:html|plain)/.test(clipboardData?.types.join() ?? "") && takeFile(clipboardData),
        handleDrop: (_view, event, _slice, moved) => !moved && takeFile(event.dataTransfer),
        handleDoubleClickOn: (_view, _at, node) => {
          if (node.type.name === "image") setOpen({ kind: "picture" });
          return false;
        },
        handleDOMEvents: {
          // Tab leads on to the next field, also out of a list.
          keydown: (_, event) => {
            if (event.key === "Tab") return true;
            if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return false;
            event.preventDefault();
            setOpen({ kind: "link" });
            return true;
          },
        },
      },
      onUpdate: (update) => {
        const written = writeMarkdown(update.editor.getJSON());
        // Nothing changed, or all taken back: then the Markdown is as it was, also where ours would be different.
        const markdown = written === start.written ? opened.markdown : written;
        given.current = markdown;
        onChange(markdown);
      },
      onBlur: () => onBlur?.(),
    },
    [opened],
  );

  useEffect(() => {
    const field = editor.view.dom;
    field.setAttribute("aria-invalid", attributes["aria-invalid"]);
    field.setAttribute("aria-describedby", attributes["aria-describedby"]);
  }, [editor, attributes["aria-invalid"], attributes["aria-describedby"]]);

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  function close() {
    setOpen(undefined);
    setTimeout(() => editor.commands.focus()); // after the dialog has given the focus back to its button
  }

  return (
    <div className="rounded-field border border-field bg-surface focus-within:border-ink has-aria-invalid:border-danger">
      <Toolbar
        editor={editor}
        controls={id}
        onLink={() => setOpen({ kind: "link" })}
        onPicture={() => setOpen({ kind: "picture" })}
      />
      <EditorContent
        editor={editor}
        className="[&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-accent [&_.ProseMirror-selectednode]:outline-offset-2 [&_[data-kept]]:before:mb-1 [&_[data-kept]]:before:block [&_[data-kept]]:before:font-sans [&_[data-kept]]:before:text-muted [&_[data-kept]]:before:content-['Este_trecho_fica_como_está:'] [&_[data-kept]]:whitespace-pre-wrap"
      />
      {open?.kind === "link" && <LinkDialog editor={editor} onClose={close} />}
      {open?.kind === "picture" && <PictureDialog editor={editor} file={open.file} onClose={close} />}
    </div>
  );
}

/** The Markdown that the editor was opened with; anew when the form has another one than the editor gave (a draft, a reset). */
function useOpened(value: string) {
  const given = useRef(value);
  const [opened, setOpened] = useState({ markdown: value });
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    setOpened({ markdown: value });
  }, [value]);
  return { opened, given };
}
