import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
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
  /** With a little space after it. */
  endsGroup?: boolean;
};

type Props = { editor: Editor; controls: string; onLink: () => void; onPicture: () => void };

/** Where ⌘ does what Ctrl does elsewhere. */
const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** At once: Tiptap's own `focus` comes a frame later, and would move the caret of who types on quickly. */
const does = (command: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  command(editor.chain()).run();
  editor.view.focus();
};

/** The tools of the editor: one stop for Tab, arrow keys from one to the next; all in view, on a phone in two rows. */
export function Toolbar({ editor, controls, onLink, onPicture }: Props) {
  const tools: Tool[] = [
    ...TEXT_TOOLS,
    { label: "Link", icon: Link, keys: "Ctrl+K", run: onLink, active: (e) => e.isActive("link") },
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
    event.currentTarget.querySelectorAll("button").item(next).focus();
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={move}
      className="sticky top-15 z-10 flex flex-wrap rounded-t-field border-line border-b bg-surface p-1"
    >
      {tools.map(({ label, icon: Icon, keys, run, active, endsGroup }, index) => {
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
            className={`grid size-11 pointer-fine:size-10 shrink-0 place-items-center rounded-field text-ink -outline-offset-3 hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-50 aria-pressed:bg-accent aria-pressed:text-on-accent ${endsGroup ? "mr-2" : ""}`}
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
    run: does((c) => c.toggleHeading({ level: 2 })),
    active: (e) => e.isActive("heading", { level: 2 }),
  },
  {
    label: "Subtítulo menor",
    icon: Heading3,
    keys: "Ctrl+Alt+3",
    run: does((c) => c.toggleHeading({ level: 3 })),
    active: (e) => e.isActive("heading", { level: 3 }),
    endsGroup: true,
  },
  {
    label: "Negrito",
    icon: Bold,
    keys: "Ctrl+B",
    run: does((c) => c.toggleBold()),
    active: (e) => e.isActive("bold"),
  },
  {
    label: "Itálico",
    icon: Italic,
    keys: "Ctrl+I",
    run: does((c) => c.toggleItalic()),
    active: (e) => e.isActive("italic"),
    endsGroup: true,
  },
  {
    label: "Lista",
    icon: List,
    keys: "Ctrl+Shift+8",
    run: does((c) => c.toggleBulletList()),
    active: (e) => e.isActive("bulletList"),
  },
  {
    label: "Lista numerada",
    icon: ListOrdered,
    keys: "Ctrl+Shift+7",
    run: does((c) => c.toggleOrderedList()),
    active: (e) => e.isActive("orderedList"),
  },
  {
    label: "Citação",
    icon: Quote,
    keys: "Ctrl+Shift+B",
    run: does((c) => c.toggleBlockquote()),
    active: (e) => e.isActive("blockquote"),
    endsGroup: true,
  },
];

const OTHER_TOOLS: Tool[] = [
  { label: "Linha divisória", icon: Minus, run: does((c) => c.setHorizontalRule()), endsGroup: true },
  {
    label: "Desfazer",
    icon: Undo2,
    keys: "Ctrl+Z",
    run: does((c) => c.undo()),
    possible: (e) => e.can().undo(),
  },
  {
    label: "Refazer",
    icon: Redo2,
    keys: "Ctrl+Y",
    run: does((c) => c.redo()),
    possible: (e) => e.can().redo(),
  },
];
