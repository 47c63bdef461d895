import type { Editor } from "@tiptap/react";
import { useEffect } from "react";
import type { ControlProps } from "@/components/ui/field";

/** Makes the editor behave as a native input does: its label focuses it, and it names its hint and error. */
export function useFieldSemantics(editor: Editor, label: string, aria: Omit<ControlProps, "id">) {
  const describedBy = aria["aria-describedby"] ?? "";
  const invalid = String(aria["aria-invalid"]);

  useEffect(() => {
    if (editor.isDestroyed) return; // the screen was hidden; Tiptap is about to create a new editor
    const field = editor.view.dom;
    field.setAttribute("aria-describedby", describedBy);
    field.setAttribute("aria-invalid", invalid);
  }, [editor, describedBy, invalid]);

  useEffect(() => {
    const focus = () => editor.view.focus();
    const labelElement = document.getElementById(label);
    labelElement?.addEventListener("click", focus);
    return () => labelElement?.removeEventListener("click", focus);
  }, [editor, label]);
}
