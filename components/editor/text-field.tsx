"use client";

import { type ComponentType, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CONTROL } from "@/components/ui/field";
import { OrElse } from "./or-else";
import type { RichTextProps } from "./rich-text";

type Props = {
  id: string;
  label: string;
  name: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  error?: string;
  /** For react-hook-form, which brings the person to the first error. */
  ref?: Ref<{ focus: () => void }>;
};

/**
 * The text of an article, written as it will look. The editor is loaded after the form; until it is there, or when it
 * does not come, a plain field has the same text, and who is writing in that is not disturbed.
 */
export function TextField({ id, label, name, value, onChange, onBlur, error, ref }: Props) {
  const { Editor, failed, fail } = useEditorCode();
  const [writing, setWriting] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const rich = useRef<{ focus: () => void }>(null);
  const change = useRef(onChange);
  change.current = onChange;

  useImperativeHandle(ref, () => ({ focus: () => (plain.current ?? rich.current)?.focus() }), []);

  useEffect(() => {
    // Whoever was faster than the page's code has written already.
    const field = plain.current;
    if (!field) return;
    if (field.value !== field.defaultValue) change.current(field.value);
    if (field === document.activeElement) setWriting(true);
  }, []);

  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = { id, "aria-describedby": describedBy, "aria-invalid": Boolean(error) };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the label is for who points; keys get to the text by Tab */}
      <label
        id={`${id}-label`}
        htmlFor={id}
        onClick={() => rich.current?.focus()}
        className="justify-self-start font-semibold"
      >
        {label}
      </label>
      {Editor && !writing ? (
        <OrElse onError={fail}>
          <Editor {...shared} labelledBy={`${id}-label`} value={value} onChange={onChange} onBlur={onBlur} ref={rich} />
        </OrElse>
      ) : (
        <textarea
          {...shared}
          ref={plain}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={() => setWriting(true)}
          onBlur={() => {
            setWriting(false);
            onBlur?.();
          }}
          rows={16}
          className={`${CONTROL} field-sizing-content min-h-[28.5rem]`}
        />
      )}
      <p id={`${id}-hint`} className="text-muted text-sm">
        {failed
          ? "O editor não carregou; o texto se escreve aqui do mesmo jeito. Deixe uma linha em branco entre os parágrafos e comece um subtítulo com ## e um espaço."
          : "Assim como aparece aqui, aparece no site. O título do artigo já vai acima do texto."}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<RichTextProps>>();
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setEditor(undefined);
    setFailed(true);
  }, []);
  useEffect(() => {
    import("./rich-text").then(({ RichText }) => setEditor(() => RichText), fail);
  }, [fail]);
  return { Editor, failed, fail };
}
