import type { Editor } from "@tiptap/react";
import { useRef, useState } from "react";
import { CONTROL, Field } from "@/components/ui/field";
import { EditorDialog } from "./dialog";
import { LINK_REFUSED, toLinkAddress } from "./link-address";

type Props = { editor: Editor; onClose: () => void };

/** Makes the chosen words a link, changes the link where the person is, or adds one with a text of its own. */
export function LinkDialog({ editor, onClose }: Props) {
  const current = String(editor.getAttributes("link").href ?? "");
  const asksText = !current && editor.state.selection.empty;
  const [address, setAddress] = useState(current);
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function apply() {
    const href = toLinkAddress(address);
    if (!href) {
      setRefused(true);
      field.current?.focus();
      return;
    }
    if (asksText) {
      const link = { type: "text", text: text.trim() || address.trim(), marks: [{ type: "link", attrs: { href } }] };
      editor.chain().insertContent(link).unsetMark("link").run();
    } else editor.chain().extendMarkRange("link").setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <EditorDialog
      title="Link"
      action={current ? "Mudar" : "Pôr o link"}
      onSubmit={apply}
      onClose={onClose}
      removal={current ? { label: "Tirar o link", remove } : undefined}
    >
      <Field
        id="link-address"
        label="Endereço"
        required
        error={refused ? LINK_REFUSED : undefined}
        hint="De outro site (https://…), de uma página daqui (/contato) ou um e-mail."
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            data-autofocus // the dialog's own way to say where it begins
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            className={CONTROL}
          />
        )}
      </Field>
      {asksText && (
        <Field id="link-text" label="Texto do link" hint="As palavras em que se clica. Em branco, fica o endereço.">
          {(control) => (
            <input
              {...control}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              className={CONTROL}
            />
          )}
        </Field>
      )}
    </EditorDialog>
  );
}
