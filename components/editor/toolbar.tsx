import { type Editor, useEditorState } from "@tiptap/react";
import { ImagePlus, Link, Video } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { OTHER_TOOLS, TEXT_TOOLS, type Tool } from "./tools";
import { selectedVideo } from "./videos";

type Props = { editor: Editor; controls: string; onLink: () => void; onPicture: () => void; onVideo: () => void };

/** With ⌘ instead of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The editor's toolbar: one tab stop, and arrow keys between the tools. A low window (400 % zoom) needs its room for the text. */
export function Toolbar({ editor, controls, onLink, onPicture, onVideo }: Props) {
  const tools: Tool[] = [
    ...TEXT_TOOLS,
    { label: "Link", icon: Link, keys: "Ctrl+K", run: onLink, active: (e) => e.isActive("link") },
    { label: "Imagem", icon: ImagePlus, run: onPicture, active: (e) => e.isActive("image") },
    { label: "Vídeo", icon: Video, run: onVideo, active: (e) => selectedVideo(e.state) !== undefined },
    ...OTHER_TOOLS,
  ];
  const [focusable, setFocusable] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ active, possible }) => `${active?.(now) ?? ""} ${possible?.(now) ?? true}`).join(),
  }).split(",");

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = {
      ArrowRight: focusable + 1,
      ArrowLeft: focusable - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setFocusable(next);
    event.currentTarget.querySelectorAll("button").item(next).focus();
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={move}
      className="sticky top-15 z-10 flex flex-wrap rounded-t-field border-line border-b bg-surface p-1 [@media(max-height:30rem)]:static"
    >
      {tools.map(({ label, icon: Icon, type, keys, run, active, endsGroup }, index) => {
        const [pressed, possible] = states[index]?.split(" ") ?? [];
        return (
          <button
            key={label}
            type="button"
            tabIndex={index === focusable ? 0 : -1}
            aria-label={label}
            aria-pressed={active ? pressed === "true" : undefined}
            aria-disabled={possible === "false" || undefined}
            aria-keyshortcuts={keys?.replace("Ctrl", isApple ? "Meta" : "Control")}
            title={keys ? `${label} (${isApple ? keys.replace("Ctrl+", "⌘") : keys})` : label}
            onFocus={() => setFocusable(index)}
            onMouseDown={(event) => event.preventDefault()} // keeps the selection in the text
            onClick={() => possible !== "false" && run(editor)}
            className={`grid h-11 min-w-11 pointer-fine:h-10 pointer-fine:min-w-10 shrink-0 place-items-center rounded-field text-ink -outline-offset-3 hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-50 aria-pressed:bg-accent aria-pressed:text-on-accent ${endsGroup ? "mr-2" : ""}`}
          >
            {Icon ? <Icon aria-hidden className="size-5" /> : <span className={`px-1.5 ${type}`}>{label}</span>}
          </button>
        );
      })}
    </div>
  );
}
