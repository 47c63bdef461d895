import type { ChainedCommands, Editor } from "@tiptap/react";
import { Bold, Italic, List, ListOrdered, type LucideIcon, Minus, Quote, Redo2, Undo2 } from "lucide-react";

export type Tool = {
  label: string;
  /** Absent, the label is shown, in `type`. */
  icon?: LucideIcon;
  type?: string;
  keys?: string;
  run: (editor: Editor) => unknown;
  /** Whether it is on at the cursor; absent for tools that are no toggles. */
  active?: (editor: Editor) => boolean;
  /** Absent, always possible. */
  possible?: (editor: Editor) => boolean;
  /** Adds a gap after it. */
  endsGroup?: boolean;
};

/** Focuses synchronously: Tiptap's `focus` command does so a frame later, and would move the caret of a fast typist. */
const chained = (command: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  command(editor.chain()).run();
  editor.view.focus();
};

export const TEXT_TOOLS: Tool[] = [
  {
    label: "Subtítulo",
    type: "font-bold text-base",
    keys: "Ctrl+Alt+2",
    run: chained((c) => c.toggleHeading({ level: 2 })),
    active: (e) => e.isActive("heading", { level: 2 }),
  },
  {
    label: "Subtítulo menor",
    type: "wrap-normal w-min font-semibold text-xs leading-tight",
    keys: "Ctrl+Alt+3",
    run: chained((c) => c.toggleHeading({ level: 3 })),
    active: (e) => e.isActive("heading", { level: 3 }),
    endsGroup: true,
  },
  {
    label: "Negrito",
    icon: Bold,
    keys: "Ctrl+B",
    run: chained((c) => c.toggleBold()),
    active: (e) => e.isActive("bold"),
  },
  {
    label: "Itálico",
    icon: Italic,
    keys: "Ctrl+I",
    run: chained((c) => c.toggleItalic()),
    active: (e) => e.isActive("italic"),
    endsGroup: true,
  },
  {
    label: "Lista",
    icon: List,
    keys: "Ctrl+Shift+8",
    run: chained((c) => c.toggleBulletList()),
    active: (e) => e.isActive("bulletList"),
  },
  {
    label: "Lista numerada",
    icon: ListOrdered,
    keys: "Ctrl+Shift+7",
    run: chained((c) => c.toggleOrderedList()),
    active: (e) => e.isActive("orderedList"),
  },
  {
    label: "Citação",
    icon: Quote,
    keys: "Ctrl+Shift+B",
    run: chained((c) => c.toggleBlockquote()),
    active: (e) => e.isActive("blockquote"),
    endsGroup: true,
  },
];

export const OTHER_TOOLS: Tool[] = [
  { label: "Linha divisória", icon: Minus, run: chained((c) => c.setHorizontalRule()), endsGroup: true },
  {
    label: "Desfazer",
    icon: Undo2,
    keys: "Ctrl+Z",
    run: chained((c) => c.undo()),
    possible: (e) => e.can().undo(),
  },
  {
    label: "Refazer",
    icon: Redo2,
    keys: "Ctrl+Y",
    run: chained((c) => c.redo()),
    possible: (e) => e.can().redo(),
  },
];
