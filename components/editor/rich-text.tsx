"use client";

import "./rich-text.css";
import { EditorContent, useEditor } from "@tiptap/react";
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useState } from "react";
import type { ControlProps } from "@/components/ui/field";
import { editorProps } from "./editor-props";
import { LinkDialog } from "./link-dialog";
import { documentOf } from "./markdown/document-of";
import { openMarkdown } from "./markdown/open-markdown";
import { vocabulary } from "./markdown/vocabulary";
import { PictureDialog } from "./picture-dialog";
import { Toolbar } from "./toolbar";
import { useFieldSemantics } from "./use-field-semantics";
import { useOpened } from "./use-opened";
import { VideoDialog } from "./video-dialog";

export type RichTextProps = ControlProps & {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  /** Called when the editor cannot show all of the Markdown: a plain field takes its place. */
  onUnsupported: () => void;
  ref?: Ref<{ focus: () => void }>;
};

type OpenDialog = { kind: "link" | "video" } | { kind: "picture"; file?: File };

const RAW_CLASSES =
  "[&_[data-raw]]:whitespace-pre-wrap [&_[data-raw]]:before:mb-1 [&_[data-raw]]:before:block [&_[data-raw]]:before:font-sans [&_[data-raw]]:before:text-muted [&_[data-raw]]:before:content-['Como_foi_escrito:']";
const SELECTED_CLASSES =
  "[&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-accent [&_.ProseMirror-selectednode]:outline-offset-2";

/** The rich-text editor of an article. It looks like the article, and its value is Markdown. */
export function RichText({ id, value, onChange, onBlur, onUnsupported, ref, ...aria }: RichTextProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const { opened, lastValue } = useOpened(value);
  const start = useMemo(() => openMarkdown(opened.markdown), [opened]);
  const label = `${id}-label`;
  const openLink = () => setOpen({ kind: "link" });

  useLayoutEffect(() => {
    if (!start) onUnsupported();
  });

  // Made once for each text that is opened: the functions are those of that rendering.
  const editor = useEditor(
    {
      injectCSS: false, // the CSP forbids inline styles
      immediatelyRender: true, // never rendered on the server
      extensions: vocabulary,
      content: start?.content,
      // Markdown shortcuts for lists and headings only: others surprise people who do not know Markdown.
      enableInputRules: ["bulletList", "orderedList", "heading"],
      enablePasteRules: ["link"],
      editorProps: editorProps({ id, label, onLink: openLink, onPicture: openPicture }),
      onCreate: (created) => void start?.markdownOf(documentOf(created.editor)),
      onUpdate: (update) => {
        if (!start) return;
        lastValue.current = start.markdownOf(documentOf(update.editor));
        onChange(lastValue.current);
      },
      onBlur: () => onBlur?.(),
    },
    [opened],
  );

  /** `at`: where the picture is to stand; absent, where the cursor is. */
  function openPicture(file?: File, at?: number) {
    setOpen({ kind: "picture", file });
    if (at !== undefined) editor.commands.setTextSelection(at);
  }

  useFieldSemantics(editor, label, aria);
  useImperativeHandle(ref, () => ({ focus: () => editor.view.focus() }), [editor]);

  function close() {
    setOpen(undefined);
    setTimeout(() => editor.view.focus()); // after the dialog has restored the focus
  }

  return (
    <div className="min-w-0 rounded-field border border-field bg-surface outline-accent outline-offset-2 has-aria-invalid:border-danger has-[.ProseMirror:focus]:outline-3">
      <Toolbar
        editor={editor}
        controls={id}
        onLink={openLink}
        onPicture={() => openPicture()}
        onVideo={() => setOpen({ kind: "video" })}
      />
      <EditorContent editor={editor} className={`${RAW_CLASSES} ${SELECTED_CLASSES}`} />
      {open?.kind === "link" && <LinkDialog editor={editor} onClose={close} />}
      {open?.kind === "video" && <VideoDialog editor={editor} onClose={close} />}
      {open?.kind === "picture" && <PictureDialog editor={editor} file={open.file} onClose={close} />}
    </div>
  );
}
