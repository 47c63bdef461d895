import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";

type Tool = {
  label: string;
  icon: LucideIcon;
  keys?: string;
  run: (editor: Editor) => unknown;
  /** Of what is on or off where the person is. */
  active?: (editor: Editor) => boolean;
  /** Of what cannot always be done. */
  possible?: (editor: Editor) => boolean;
  apart?: boolean;
};

type Props = { editor: Editor; controls: string; onLink: () => void; onPicture: () => void };

/** Where ⌘ does what Ctrl does elsewhere. */
const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const chain = (editor: Editor) => editor.chain().focus();

/** The tools of the editor: one stop for Tab, arrow keys from one to the next; on a phone it scrolls in itself. */
export function Toolbar({ editor, controls, onLink, onPicture }: Props) {
  const tools: Tool[] = [
    ...TEXT_TOOLS,
    { label: "Link", icon: Link, keys: "Ctrl+K", run: onLink, active: (e) => e.isActive("link"), apart: true },
    { label: "Imagem", icon: ImagePlus, run: onPicture, active: (e) => e.isActive("image") },
    ...OTHER_TOOLS,
  ];
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ active, possible }) => `${active?.(now) ?? ""} ${possible?.(now) ?? true}`).join(),
  }).split(",");

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setStop(next);
    const button = event.currentTarget.querySelectorAll("button").item(next);
    button.focus();
    button.scrollIntoView({ inline: "nearest", block: "nearest" });
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={move}
      className="sticky top-15 z-10 flex overflow-x-auto rounded-t-field border-line border-b bg-surface p-1 [scrollbar-width:thin]"
    >
      {tools.map(({ label, icon: Icon, keys, run, active, apart }, index) => {
        const [pressed, possible] = states[index]?.split(" ") ?? [];
        return (
          <button
            key={label}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={label}
            aria-pressed={active ? pressed === "true" : undefined}
            aria-disabled={possible === "false" || undefined}
            aria-keyshortcuts={keys?.replace("Ctrl", onApple ? "Meta" : "Control")}
            title={keys ? `${label} (${onApple ? keys.replace("Ctrl+", "⌘") : keys})` : label}
            onFocus={() => setStop(index)}
            onMouseDown={(event) => event.preventDefault()} // the text keeps its selection
            onClick={() => possible !== "false" && run(editor)}
            className={`grid size-11 shrink-0 place-items-center rounded-field text-ink -outline-offset-3 hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-50 aria-pressed:bg-accent aria-pressed:text-on-accent ${apart ? "ml-2" : ""}`}
          >
            <Icon aria-hidden className="size-5" />
          </button>
        );
      })}
    </div>
  );
}

const TEXT_TOOLS: Tool[] = [
  {
    label: "Subtítulo",
    icon: Heading2,
    keys: "Ctrl+Alt+2",
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    active: (e) => e.isActive("heading", { level: 2 }),
  },
  {
    label: "Subtítulo menor",
    icon: Heading3,
    keys: "Ctrl+Alt+3",
    run: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    active: (e) => e.isActive("heading", { level: 3 }),
  },
  {
    label: "Negrito",
    icon: Bold,
    keys: "Ctrl+B",
    run: (e) => chain(e).toggleBold().run(),
    active: (e) => e.isActive("bold"),
    apart: true,
  },
  {
    label: "Itálico",
    icon: Italic,
    keys: "Ctrl+I",
    run: (e) => chain(e).toggleItalic().run(),
    active: (e) => e.isActive("italic"),
  },
  {
    label: "Lista",
    icon: List,
    keys: "Ctrl+Shift+8",
    run: (e) => chain(e).toggleBulletList().run(),
    active: (e) => e.isActive("bulletList"),
    apart: true,
  },
  {
    label: "Lista numerada",
    icon: ListOrdered,
    keys: "Ctrl+Shift+7",
    run: (e) => chain(e).toggleOrderedList().run(),
    active: (e) => e.isActive("orderedList"),
  },
  {
    label: "Citação",
    icon: Quote,
    keys: "Ctrl+Shift+B",
    run: (e) => chain(e).toggleBlockquote().run(),
    active: (e) => e.isActive("blockquote"),
  },
];

const OTHER_TOOLS: Tool[] = [
  { label: "Linha divisória", icon: Minus, run: (e) => chain(e).setHorizontalRule().run() },
  {
    label: "Desfazer",
    icon: Undo2,
    keys: "Ctrl+Z",
    run: (e) => chain(e).undo().run(),
    possible: (e) => e.can().undo(),
    apart: true,
  },
  {
    label: "Refazer",
    icon: Redo2,
    keys: "Ctrl+Y",
    run: (e) => chain(e).redo().run(),
    possible: (e) => e.can().redo(),
  },
];
