"use client";

import { type ComponentType, type FocusEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CONTROL, Field } from "@/components/ui/field";
import { OrElse } from "./or-else";
import type { RichTextProps } from "./rich-text";

type Props = {
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

const PLAIN_HELP =
  "Deixe uma linha em branco entre os parágrafos e comece um subtítulo com ## e um espaço; **assim** fica em negrito.";

const HINTS = {
  loading: "O editor visual está a caminho. Pode ir escrevendo: o texto passa para ele quando você sair do campo.",
  rich: "Assim como aparece aqui, aparece no site. O título do artigo já vai acima do texto.",
  failed: `O editor não carregou; o texto se escreve aqui do mesmo jeito. ${PLAIN_HELP}`,
  beyond: `Este texto tem partes que o editor visual não sabe mostrar. Para nada se perder, ele aparece como foi escrito. ${PLAIN_HELP}`,
} as const;

/**
 * The text of an article, written as it will look. The editor is loaded after the form; until it is there, or when it
 * does not come or would lose something, a plain field has the same text, and who is writing in that is not disturbed.
 */
export function TextField({ label, name, value, onChange, onBlur, error, ref }: Props) {
  const { Editor, state, give } = useEditorCode();
  const [writing, setWriting] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const rich = useRef<{ focus: () => void }>(null);

  useImperativeHandle(ref, () => ({ focus: () => (plain.current ?? rich.current)?.focus() }), []);

  function leave({ currentTarget }: FocusEvent) {
    // The window may have lost the focus, not the field in it.
    if (document.activeElement !== currentTarget) setWriting(false);
    onBlur?.();
  }

  const hint = HINTS[state === "rich" && writing ? "loading" : state];
  return (
    <Field id={name} label={label} required error={error} hint={hint}>
      {(control) =>
        Editor && state === "rich" && !writing ? (
          <OrElse onError={() => give("failed")}>
            <Editor {...control} {...{ value, onChange, onBlur }} onBeyond={() => give("beyond")} ref={rich} />
          </OrElse>
        ) : (
          <textarea
            {...control}
            ref={plain}
            name={name}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onFocus={() => setWriting(true)}
            onBlur={leave}
            rows={16}
            className={`${CONTROL} field-sizing-content min-h-[28.5rem]`}
          />
        )
      }
    </Field>
  );
}

/** The editor once its code is there, and what became of it. */
function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<RichTextProps>>();
  const [state, give] = useState<keyof typeof HINTS>("loading");
  useEffect(() => {
    import("./rich-text").then(
      ({ RichText }) => {
        setEditor(() => RichText);
        give("rich");
      },
      () => give("failed"),
    );
  }, []);
  return { Editor, state, give };
}
