"use client";

import { type ComponentType, type FocusEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CONTROL, Field } from "@/components/ui/field";
import { ErrorBoundary } from "./error-boundary";
import type { RichTextProps } from "./rich-text";

type Props = {
  label: string;
  name: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  error?: string;
  /** Lets react-hook-form focus the field. */
  ref?: Ref<{ focus: () => void }>;
};

const MARKDOWN_HELP =
  "Deixe uma linha em branco entre os parágrafos e comece um subtítulo com ## e um espaço; **assim** fica em negrito.";

const HINTS = {
  loading: "O editor visual está a caminho. Pode ir escrevendo: o texto passa para ele quando você sair do campo.",
  rich: "Assim como aparece aqui, aparece no site. O título já vai acima do texto.",
  failed: `O editor não carregou; o texto se escreve aqui do mesmo jeito. ${MARKDOWN_HELP}`,
  unsupported: `Este texto tem partes que o editor visual não sabe mostrar. Para nada se perder, ele aparece como foi escrito. ${MARKDOWN_HELP}`,
} as const;

/**
 * The rich-text field of an article. A textarea with the same Markdown stands in until the editor is loaded and the person
 * leaves the textarea, and where the editor fails to load or cannot show the whole text.
 */
export function MarkdownField({ label, name, value, onChange, onBlur, error, ref }: Props) {
  const { Editor, state, setState } = useEditorCode();
  const [writing, setWriting] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const rich = useRef<{ focus: () => void }>(null);

  useImperativeHandle(ref, () => ({ focus: () => (plain.current ?? rich.current)?.focus() }), []);

  function handleBlur({ currentTarget }: FocusEvent) {
    // On blur of the window, the field stays the active element.
    if (document.activeElement !== currentTarget) setWriting(false);
    onBlur?.();
  }

  const hint = HINTS[state === "rich" && writing ? "loading" : state];
  return (
    <Field id={name} label={label} required error={error} hint={hint}>
      {(control) =>
        Editor && state === "rich" && !writing ? (
          <ErrorBoundary onError={() => setState("failed")}>
            <Editor
              {...control}
              {...{ value, onChange, onBlur }}
              onUnsupported={() => setState("unsupported")}
              ref={rich}
            />
          </ErrorBoundary>
        ) : (
          <textarea
            {...control}
            ref={plain}
            name={name}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onFocus={() => setWriting(true)}
            onBlur={handleBlur}
            rows={16}
            className={`${CONTROL} field-sizing-content min-h-[28.5rem]`}
          />
        )
      }
    </Field>
  );
}

/** The lazily loaded editor, and the state of loading. */
function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<RichTextProps>>();
  const [state, setState] = useState<keyof typeof HINTS>("loading");
  useEffect(() => {
    import("./rich-text").then(
      ({ RichText }) => {
        setEditor(() => RichText);
        setState("rich");
      },
      () => setState("failed"),
    );
  }, []);
  return { Editor, state, setState };
}
