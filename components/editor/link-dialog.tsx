import type { Editor } from "@tiptap/react";
import { useRef, useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { InputField } from "@/components/ui/field";
import { AddressField } from "./address-field";
import { INVALID_LINK_MESSAGE, toLinkAddress } from "./link-address";

type Props = { editor: Editor; onClose: () => void };

/** Links the selected text, edits the link at the cursor, or inserts a new link with its text. */
export function LinkDialog({ editor, onClose }: Props) {
  const current = String(editor.getAttributes("link").href ?? "");
  const needsText = !current && editor.state.selection.empty;
  const [address, setAddress] = useState(current);
  const [text, setText] = useState("");
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function apply() {
    const href = toLinkAddress(address);
    if (!href) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    if (needsText) {
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
    <FormDialog
      title="Link"
      submitLabel={current ? "Mudar" : "Inserir link"}
      onSubmit={apply}
      onClose={onClose}
      removal={current ? { label: "Tirar o link", remove } : undefined}
    >
      <AddressField
        name="link-address"
        label="Endereço"
        ref={field}
        value={address}
        onChange={setAddress}
        error={invalid ? INVALID_LINK_MESSAGE : undefined}
        hint="De outro site (https://…), de uma página daqui (/contato) ou um e-mail."
      />
      {needsText && (
        <InputField
          name="link-text"
          label="Texto do link"
          hint="As palavras em que se clica. Em branco, fica o endereço."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
